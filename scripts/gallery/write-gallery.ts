import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { toComponentNames } from '../scaffold/component-name.ts';

const SAMPLES = 'src/components/*/*.sample.yml';
/** Pictures and forms that the samples refer to. */
const FILES = 'tests/gallery';

const Rendering = z.looseObject({ component: z.string(), variant: z.string().default('Default') });
const Renderings = z.array(Rendering, 'write a list of renderings, as in the placeholder of a page');
const Site = z.looseObject({
  defaultLanguage: z.string().default('en'),
  languages: z.array(z.string()).optional(),
});

type Sample = { name: string; slug: string; renderings: z.output<typeof Renderings> };

function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [mistake] = document.errors;
  if (mistake) throw new Error(`${file}: ${mistake.message}`);
  const checked = schema.safeParse(document.toJS());
  if (!checked.success) throw new Error(`${file}: ${z.prettifyError(checked.error)}`);
  return checked.data;
}

/** Reads the samples of all components, sorted by name. The error names the file. */
export function readSamples(root = '.'): Sample[] {
  return globSync(SAMPLES, { cwd: root })
    .sort()
    .map((file) => {
      const name = path.basename(file, '.sample.yml');
      const renderings = readYaml(path.join(root, file), Renderings);
      return { name, slug: toComponentNames(name)['css-name'], renderings };
    });
}

const toPage = (title: string, renderings: readonly object[]): string =>
  stringify({
    template: 'Page',
    navigation: false,
    fields: { Title: title, NoIndex: true },
    placeholders: { 'headless-main': [{ component: 'Title', id: 'title' }, ...renderings] },
  });

const toText = (id: string, html: string): object => ({
  component: 'RichText',
  id,
  fields: { Text: html },
});

function toSamplePage({ name, renderings }: Sample): string {
  const shown = renderings.flatMap((rendering, index) => [
    toText(`label-${index}`, `<h2>${rendering.variant}</h2>`),
    rendering,
  ]);
  return toPage(name, shown);
}

function toIndexPage(samples: readonly Sample[]): string {
  const items = samples.map(({ name, slug }) => `<li><a href="/components/${slug}">${name}</a></li>`);
  return toPage('Components', [toText('list', `<ul>${items.join('')}</ul>`)]);
}

/** Writes a file, unless it has this text already, because a running local CMS reads every file again that is written. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Copies the pictures and forms of the samples to a site, except those that the site has itself. */
function copyFiles(target: string, site: string, content: string): void {
  const isInSite = (source: string) =>
    statSync(path.join(content, site, path.relative(FILES, source)), { throwIfNoEntry: false })?.isFile();
  cpSync(FILES, path.join(target, site), { recursive: true, filter: (source) => !isInSite(source) });
}

/** Lists the pages of the gallery: their folders below `/components`, and their texts. */
const listPages = (samples: readonly Sample[]): [folder: string, page: string][] => [
  ['', toIndexPage(samples)],
  ...samples.map((sample): [string, string] => [sample.slug, toSamplePage(sample)]),
];

/**
 * Writes the gallery: for each site of a content folder and each of its languages, a page `/components` and a page for
 * each component with its samples. `target` is then an overlay of the local CMS. Returns the paths of the pages.
 */
export function writeGallery(target: string, content = 'content'): string[] {
  const pages = listPages(readSamples());
  const written = new Set<string>();
  for (const siteFile of globSync('*/site.yml', { cwd: content })) {
    const site = path.dirname(siteFile);
    const { defaultLanguage, languages = [defaultLanguage] } = readYaml(path.join(content, siteFile), Site);
    copyFiles(target, site, content);
    for (const [folder, page] of pages)
      for (const language of languages) {
        const file = path.join(target, site, 'pages/components', folder, `${language}.yml`);
        writeIfChanged(file, page);
        written.add(file);
      }
  }
  for (const file of globSync('*/pages/components/**/*.yml', { cwd: target }))
    if (!written.has(path.join(target, file))) rmSync(path.join(target, file));
  return pages.map(([folder]) => path.posix.join('/components', folder));
}

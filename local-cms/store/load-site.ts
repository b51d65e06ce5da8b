import { loadForms } from '../forms/load-forms.ts';
import { loadRules } from '../personalize/load-rules.ts';
import { toUnknownNameText } from './close-name.ts';
import { type ContentError, createContentError } from './content-error.ts';
import type { ContentFiles } from './content-files.ts';
import { createItemTree } from './item-tree.ts';
import type { LastGood, LoadContext } from './load-context.ts';
import { addDictionary, loadDesigns, loadShared } from './load-items.ts';
import { loadPages } from './load-pages.ts';
import type { MediaFile } from './media-catalog.ts';
import type { Edition } from './page-editions.ts';
import { addRenderingItems } from './rendering-items.ts';
import { type Redirect, type SiteSettings, toPhrases, toRedirects, toSiteSettings } from './site-files.ts';
import type { ItemNode, Site } from './site-model.ts';
import { createStableId } from './stable-id.ts';
import { siteTemplate, type Templates } from './templates.ts';

export type SiteSources = {
  files: ContentFiles;
  folder: string;
  folderName: string;
  templates: Templates;
  media: ReadonlyMap<string, MediaFile>;
  lastGood: LastGood;
  edition: Edition;
  report(error: ContentError): void;
};

function loadPhrases({ paths, folder, settings, lastGood, files, report, toName }: LoadContext) {
  const phrases = new Map<string, ReadonlyMap<string, string>>();
  for (const path of paths) {
    const [, language] = /^dictionary\/([^/]+?)\.ya?ml$/.exec(path.slice(folder.length + 1)) ?? [];
    if (!language) continue;
    if (!settings.languages.includes(language)) {
      report(
        createContentError(toName(path), 1, toUnknownNameText('language', language, settings.languages)),
      );
    }
    const { value } = lastGood.phrases(path, () => toPhrases(files.source(path)));
    if (value) phrases.set(language, value);
  }
  return phrases;
}

function loadRedirects({ paths, folder, lastGood, files }: LoadContext): readonly Redirect[] {
  const path = `${folder}/redirects.yml`;
  if (!paths.includes(path)) return [];
  return lastGood.redirects(path, () => toRedirects(files.source(path))).value ?? [];
}

function findDesignProblem(designs: ReadonlyMap<string, ItemNode>, placeholder: string, name: string) {
  const design = designs.get(name);
  if (!design) return toUnknownNameText('partial design', name, [...designs.keys()]);
  const versions = [...design.versions.values()];
  if (versions.length === 0 || versions.some((version) => version.placeholders?.has(placeholder)))
    return null;
  return `the partial design "${name}" has nothing for ${placeholder}`;
}

/** What site.yml names must exist. The site is served all the same. */
function checkNames(
  { file, errorPages, pageDesigns }: SiteSettings,
  pages: ReadonlyMap<string, ItemNode>,
  designs: ReadonlyMap<string, ItemNode>,
  report: (error: ContentError) => void,
): void {
  const missingPages = Object.values(errorPages).flatMap((route) =>
    pages.has(route?.toLowerCase() ?? '/') ? [] : [`errorPages: there is no page ${route}`],
  );
  const placed = Object.values(pageDesigns).flatMap((design) => Object.entries(design ?? {}));
  const designProblems = placed.flatMap(([placeholder, names]) =>
    (names ?? []).flatMap((name) => {
      const problem = findDesignProblem(designs, placeholder, name);
      return problem === null ? [] : [`pageDesigns: ${problem}`];
    }),
  );
  for (const message of [...missingPages, ...designProblems]) report(createContentError(file, 1, message));
}

/** One site from its folder; null when its site.yml was never right. */
export function loadSite(sources: SiteSources): Site | null {
  const { files, folder, folderName, templates, media, lastGood, edition, report } = sources;
  const path = `${folder}/site.yml`;
  const { value: settings } = lastGood.settings(path, () => toSiteSettings(files.source(path), folder));
  if (!settings) return null;
  const context: LoadContext = {
    files,
    folder,
    settings,
    templates,
    lastGood,
    edition,
    report,
    pageTemplate: templates.get('Page') ?? {
      id: createStableId('template', 'Page'),
      name: 'Page',
      fields: [],
    },
    paths: files.paths.filter((file) => file.startsWith(`${folder}/`)),
    toName: (file) => `${folderName}/${file}`,
  };
  const rootId = createStableId(settings.name, 'site');
  const tree = createItemTree({ id: rootId, name: settings.name, template: siteTemplate }, report);
  const pages = loadPages(context, tree);
  const shared = loadShared(context, tree);
  const designs = loadDesigns(context, tree);
  const phrases = loadPhrases(context);
  addDictionary(context, tree, phrases);
  addRenderingItems(context, tree);
  checkNames(settings, pages, designs, report);
  const home = pages.get('/') ?? tree.root;
  const { root, byId, byPath } = tree;
  return {
    folder,
    settings,
    root,
    home,
    pages,
    shared,
    designs,
    byId,
    byPath,
    phrases,
    media,
    redirects: loadRedirects(context),
    forms: loadForms(context),
    rules: loadRules(context, { pages, designs }),
  };
}

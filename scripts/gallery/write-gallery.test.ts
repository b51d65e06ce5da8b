import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalCms } from '../../local-cms/start-local-cms.ts';
import { readSamples, writeGallery } from './write-gallery.ts';

/** They show what other components, the layout or other systems contain. */
const WITHOUT_SAMPLE = [
  'BYOCComponent',
  'BYOCWrapper',
  'FEaaSComponent',
  'FEaaSWrapper',
  'PageContent',
  'PartialDesignDynamicPlaceholder',
  'RawElement',
  'Title',
];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gallery-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('every component with a look of its own has a sample with all its variants', () => {
  const samples = new Map(readSamples().map(({ name, renderings }) => [name, renderings]));
  const missing = readdirSync('src/components')
    .filter((name) => !WITHOUT_SAMPLE.includes(name))
    .flatMap((name) => {
      const code = readFileSync(`src/components/${name}/${name}.tsx`, 'utf8');
      const variants = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, variant]) => variant);
      const shown = samples.get(name)?.map(({ variant }) => variant) ?? [];
      return variants
        .filter((variant) => !shown.includes(variant ?? ''))
        .map((variant) => `${name} ${variant}`);
    });
  expect(missing).toEqual([]);
});

test('the local CMS accepts the pages of the gallery, in every site and language', async () => {
  const paths = writeGallery(folder);
  expect(paths).toContain('/components/card-grid');
  const problems: string[] = [];
  const log = { info: () => undefined, error: (message: string) => void problems.push(message) };
  const cms = await startLocalCms({ port: 0, overlayFolders: [folder], watch: false, log });
  await cms.close();
  expect(problems).toEqual([]);
  for (const site of readdirSync(folder)) {
    expect(existsSync(path.join(folder, site, 'pages/components/card-grid'))).toBe(true);
  }
});

test('a gallery that is written again keeps its files, and loses the pages of samples that are gone', async () => {
  writeGallery(folder);
  const page = path.join(folder, 'solvind/pages/components/card-grid/en.yml');
  const { mtimeMs } = statSync(page);
  const gone = path.join(folder, 'solvind/pages/components/gone/en.yml');
  await mkdir(path.dirname(gone));
  await writeFile(gone, '');
  writeGallery(folder);
  expect(statSync(page).mtimeMs).toBe(mtimeMs);
  expect(existsSync(gone)).toBe(false);
});

test.each([
  ['- component: [', 'Flow'],
  ['component: Hero', 'write a list of renderings'],
])('names the file of the sample %j, which has a mistake', async (sample, reason) => {
  const component = path.join(folder, 'src/components/Odd');
  await mkdir(component, { recursive: true });
  await writeFile(path.join(component, 'Odd.sample.yml'), sample);
  expect(() => readSamples(folder)).toThrow(`${path.join(component, 'Odd.sample.yml')}: `);
  expect(() => readSamples(folder)).toThrow(reason);
});

// Moves random pages of the sample sites, again and again.

import { readdirSync, readFileSync } from 'node:fs';
import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { parseDocument } from 'yaml';

import { type Problem, toProblemText } from '../../content/content-error.ts';
import { createContentFiles } from '../../content/content-files.ts';
import type { MediaFile } from '../../content/media-catalog.ts';
import type { Templates } from '../../content/schemas/templates.ts';
import { patchYaml } from '../../content/yaml/patch-yaml.ts';
import { composeAllLayouts } from '../../graphql/resolvers/layout.ts';
import { createLastGoods } from '../../model/load-context.ts';
import type { Site } from '../../model/site-model.ts';
import { createSnapshot } from '../../model/snapshot.ts';
import { toRevision } from '../files/revision.ts';
import { arrangeSiblings } from './arrange-siblings.ts';
import { planMove } from './plan-move.ts';

type Texts = Map<string, string>;

function readTexts(site: string): Texts {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => /\.ya?ml$/.test(file) && /^[^/]+/.exec(file)?.[0] === site);
  return new Map(
    [...own, 'templates.yml'].map((file) => [file, readFileSync(`content/${file}`, 'utf8')] as const),
  );
}

function listMedia(site: string): ReadonlyMap<string, MediaFile> {
  const names = readdirSync(`content/${site}/media`, { recursive: true, encoding: 'utf8' });
  const file = { type: 'image/png', size: 1, stamp: '1', width: 4, height: 3, color: null, absolute: '/' };
  return new Map(names.map((path) => [path, { ...file, path }]));
}

function load(texts: Texts, site: string, media: ReadonlyMap<string, MediaFile>) {
  const problems: Problem[] = [];
  const report = (error: { problems: readonly Problem[] }) => void problems.push(...error.problems);
  const snapshot = createSnapshot({
    files: createContentFiles(texts),
    media: () => media,
    served: new Map(),
    lastGood: createLastGoods(report),
    report,
  });
  composeAllLayouts({ snapshot, publicUrl: 'http://cms.test' });
  const loaded = snapshot.drafts.get(site);
  if (!loaded) throw new Error(`There is no site ${site}.`);
  // External components and data are not loaded here.
  const found = problems.map(toProblemText).filter((text) => !text.includes('data/'));
  return { site: loaded, templates: snapshot.templates, problems: [...new Set(found)] };
}

const listIds = (site: Site): string[] => [...site.pages.values()].map(({ id }) => id).sort();

async function move(
  texts: Texts,
  { site, templates }: { site: Site; templates: Templates },
  { from, to }: { from: string; to: string },
): Promise<Texts> {
  const folder = {
    listFiles: async () => [...texts.keys()],
    readFile: async (file: string) => texts.get(file) ?? null,
  };
  const options = { site, templates, move: { from, to }, createRedirect: true, edits: new Map() };
  const next = new Map(texts);
  for (const change of await planMove(folder, toRevision, options)) {
    const text = texts.get(change.path) ?? '';
    const after =
      'edit' in change ? patchYaml(text, change.edit(parseDocument(text).toJS() ?? {})) : change.text;
    if (after === null) next.delete(change.path);
    else next.set(change.path, after);
  }
  return next;
}

const seeds = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3)), { minLength: 2, maxLength: 3 });

test.each(['solvind', 'havn', 'waraq'])(
  'after random moves no link of %s is broken, and every page has its id',
  async (name) => {
    const media = listMedia(name);
    const start = readTexts(name);
    const before = load(start, name, media);
    await fc.assert(
      fc.asyncProperty(seeds, async (moves) => {
        let state = before;
        let texts = start;
        for (const [which, where, word] of moves) {
          const pages = [...state.site.pages.values()].filter(({ route }) => route !== '/');
          const page = pages[which % pages.length];
          const parents = [state.site.home, ...pages].filter(
            ({ route, isPublic }) => isPublic && !`${route}/`.startsWith(`${page?.route}/`),
          );
          const parent = parents[where % parents.length];
          if (!page?.route || !parent?.route || !page.isPublic) continue;
          const to = `${parent.route === '/' ? '' : parent.route}/moved-${word}-${which % 1000}`;
          if (state.site.pages.has(to)) continue;
          texts = await move(texts, state, { from: page.route, to });
          state = load(texts, name, media);
          expect(state.problems).toEqual(before.problems);
          expect(listIds(state.site)).toEqual(listIds(before.site));
          expect(state.site.pages.get(to)?.id).toBe(page.id);
          // Nobody knows the address of a page that was never published.
          const isPublished = page.history.some(({ stage }) => stage === 'published');
          const redirect = expect.objectContaining({ pattern: page.route, target: to });
          expect(state.site.redirects.some((one) => redirect.asymmetricMatch(one))).toBe(isPublished);
        }
      }),
      { numRuns: propertyRuns(30, 3) },
    );
  },
  60_000,
);

test('a page is put between others with as few changes as possible', () => {
  const { site } = load(readTexts('solvind'), 'solvind', listMedia('solvind'));
  const [first, second, third] = site.home.children.filter(({ order }) => order < 1000);
  if (!first || !second || !third) throw new Error('The site has too few pages.');
  const orders = (places: ReadonlyMap<{ name: string }, number>) =>
    Object.fromEntries([...places].map(([{ name }, order]) => [name, order]));
  const between = arrangeSiblings([first, second], third, 1);
  expect(Object.keys(orders(between))).toEqual([third.name]);
  expect([...between.values()][0]).toBeGreaterThan(first.order);
  expect([...between.values()][0]).toBeLessThan(second.order);
  const tight = { ...second, order: first.order + 1 };
  expect(orders(arrangeSiblings([first, tight], third, 1))).toMatchObject({
    [third.name]: 20,
    [tight.name]: 30,
  });
});

import { layoutOf, pageOf } from '@tests/fakes/page-dependencies';
import type { ItemPlace } from '@/cms/queries/fetch-item-place';
import type { Layout } from '@/cms/schemas/layout-schema';
import { createMemoryDependencyMap } from '../dependencies/dependency-map';
import { listDataDependencies, listLayoutDependencies } from '../dependencies/list-layout-dependencies';
import type { Update } from '../webhook/read-publish';
import { findAffectedPages, TooManyChangesError } from './find-affected-pages';

const toId = (number: number) => String(number).padStart(32, '0');
const sites = [
  { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da', 'da-DK'] },
  { name: 'shop', hostName: 'shop.test', defaultLanguage: 'en', languages: ['en'] },
];

type Menu = Record<number, string>;

/** A page of the item with a menu, a datasource and nothing else. */
function toLayout(id: number, menu: Menu = {}, dataSource = ''): Layout {
  const entries = Object.entries(menu).map(([number, title]) => ({ Id: toId(Number(number)), Title: title }));
  const { sitecore } = layoutOf([{ fields: entries, dataSource }]);
  const route = sitecore.route && { ...sitecore.route, itemId: toId(id) };
  return { sitecore: { ...sitecore, route } };
}

/** `before`: the layouts from which the pages were rendered; `null` for a 404. `now`: the layouts in the CMS. */
async function createWorld(
  before: Record<string, Layout | null>,
  now: Record<string, Layout> = {},
  places: Record<string, ItemPlace> = {},
  loaded: Record<string, object> = {},
) {
  const map = createMemoryDependencyMap();
  for (const [page, layout] of Object.entries(before)) {
    const language = page.split('/').find((part) => sites[0]?.languages.includes(part)) ?? '';
    const dependencies = [
      ...(layout ? listLayoutDependencies(layout, language) : []),
      ...listDataDependencies(loaded[page], language),
    ];
    await map.record({ page, name: layout ? page : null, startedAt: 0, dependencies });
  }
  const asked = { pages: [] as string[], items: [] as string[], most: 0 };
  let running = 0;
  const find = async (...updates: Update[]) => {
    const added = new Set<string>();
    const own = await findAffectedPages(
      updates,
      {
        sites,
        add: (page) => added.add(page),
        isAdded: (page) => added.has(page),
        onName: () => undefined,
      },
      {
        map,
        fetchPage: async ({ siteName, language, path }) => {
          const page = `/_site_${siteName}/${language}${path === '/' ? '' : path}`;
          asked.pages.push(page);
          const layout = now[page] ?? before[page];
          return layout ? pageOf(layout) : null;
        },
        fetchItemPlace: async ({ id, language }) => {
          asked.items.push(`${Number(id)}@${language}`);
          running += 1;
          asked.most = Math.max(asked.most, running);
          await new Promise((resolve) => setTimeout(resolve, 1));
          running -= 1;
          return places[`${Number(id)}@${language}`] ?? null;
        },
      },
    );
    return { added: [...added].sort(), own };
  };
  return { find, asked };
}

const item = (id: number, language: string | null = 'en'): Update => ({
  kind: 'item',
  id: toId(id),
  language,
});
const layout = (id: number, language: string | null = 'en'): Update => ({
  ...item(id, language),
  kind: 'layout',
});
const place = (more: Partial<ItemPlace>): ItemPlace => ({
  name: 'A',
  path: '/x',
  urlPath: '/x',
  neighborIds: [],
  parentId: null,
  ...more,
});

test('a layout concerns the page of the item in its language, on every site and in every variant', async () => {
  const pages = {
    '/_site_main/en/a': toLayout(1),
    '/_variantId_x/_site_main/en/a': toLayout(1),
    '/_site_shop/en/a': toLayout(1),
    '/_site_main/da/a': toLayout(1),
    '/_site_main/en/b': toLayout(2, { 1: 'A' }),
  };
  const { find, asked } = await createWorld(pages);
  const { added, own } = await find(layout(1));
  expect(added).toEqual(['/_site_main/en/a', '/_site_shop/en/a', '/_variantId_x/_site_main/en/a']);
  expect(own.map(({ page }) => page).sort()).toEqual(added);
  expect((await find(layout(1, null))).added).toHaveLength(4);
  expect(asked).toEqual({ pages: [], items: [], most: 0 });
});

test('a language also concerns its regions, which may show its content', async () => {
  const { find } = await createWorld({ '/_site_main/da-DK/a': toLayout(1), '/_site_main/da/a': toLayout(1) });
  expect((await find(layout(1, 'da'))).added).toEqual(['/_site_main/da-DK/a', '/_site_main/da/a']);
  expect((await find(layout(1, 'da-DK'))).added).toEqual(['/_site_main/da-DK/a']);
});

test('a datasource concerns every page that shows it, by its id', async () => {
  const { find } = await createWorld({
    '/_site_main/en/a': toLayout(1, {}, `{${toId(5)}}`),
    '/_site_main/en/b': toLayout(2),
  });
  expect((await find(item(5))).added).toEqual(['/_site_main/en/a']);
});

test('a datasource that layouts name by its path is found by asking the CMS', async () => {
  const { find } = await createWorld(
    { '/_site_main/en/a': toLayout(1, {}, '/sitecore/content/Data/Text') },
    {},
    { '5@en': place({ path: '/sitecore/content/data/text' }) },
  );
  expect((await find(item(5))).added).toEqual(['/_site_main/en/a']);
});

test('an item that pages only mention concerns them if they would show it differently', async () => {
  const menu = { 1: 'A', 2: 'B' };
  const before = {
    '/_site_main/en/a': toLayout(1, menu),
    '/_site_main/en/b': toLayout(2, menu),
    '/_site_main/en/c': toLayout(3, menu),
  };
  const same = await createWorld(before);
  expect((await same.find(item(1))).added).toEqual(['/_site_main/en/a']);
  // One page answers for all that show the item equally.
  expect(same.asked.pages).toHaveLength(1);

  const renamed = { 1: 'New', 2: 'B' };
  const other = await createWorld(before, {
    '/_site_main/en/b': toLayout(2, renamed),
    '/_site_main/en/c': toLayout(3, renamed),
  });
  expect((await other.find(item(1))).added).toEqual(Object.keys(before));
});

test('a new page concerns the 404 at its path on every site, its other languages, and the lists around it', async () => {
  const { find, asked } = await createWorld(
    {
      '/_site_main/en/new': null,
      '/_site_shop/en/new': null,
      '/_site_main/da/new': null,
      '/_site_main/da/ny': toLayout(7),
      '/_site_main/en/a': toLayout(1, { 1: 'A' }),
      '/_site_main/en/b': toLayout(2),
    },
    { '/_site_main/en/a': toLayout(1, { 1: 'A', 7: 'New' }) },
    { '7@en': place({ urlPath: '/en/New/', neighborIds: ['x', `{${toId(1)}}`] }) },
  );
  expect((await find(layout(7))).added).toEqual([
    '/_site_main/da/ny',
    '/_site_main/en/a',
    '/_site_main/en/new',
    '/_site_shop/en/new',
  ]);
  expect(asked.items).toEqual(['7@en']);
});

test('a new page concerns the pages whose loaders have listed the pages beside it', async () => {
  const { find } = await createWorld(
    { '/_site_main/en/a': toLayout(1), '/_site_main/en/b': toLayout(2), '/_site_main/da/a': toLayout(1) },
    {},
    { '7@en': place({ parentId: `{${toId(6)}}` }) },
    { '/_site_main/en/a': { parentId: toId(6) }, '/_site_main/da/a': { parentId: toId(6) } },
  );
  expect((await find(layout(7))).added).toEqual(['/_site_main/en/a']);
});

test('an item that is nowhere concerns no page', async () => {
  const { find } = await createWorld({ '/_site_main/en/a': toLayout(1) });
  expect((await find(item(9), layout(8))).added).toEqual([]);
});

test('a language can be written differently', async () => {
  const { find } = await createWorld(
    { '/_site_main/da-DK/new': null },
    {},
    { '7@da-DK': place({ urlPath: '/da-dk/new' }) },
  );
  expect((await find(layout(7, 'da-dk'))).added).toEqual(['/_site_main/da-DK/new']);
});

const manyItems = Array.from({ length: 300 }, (_, index) => item(100 + index));

test('more questions than pages are too many', async () => {
  const { find, asked } = await createWorld({ '/_site_main/en/a': toLayout(1) });
  await expect(find(...manyItems)).rejects.toThrow(TooManyChangesError);
  expect(asked.items).toEqual([]);
});

test('a large site asks for each of many items, a few at a time', async () => {
  const pages = Array.from({ length: 400 }, (_, index) => [
    `/_site_main/en/${index}`,
    toLayout(1000 + index),
  ]);
  const { find, asked } = await createWorld(Object.fromEntries(pages));
  expect((await find(...manyItems)).added).toEqual([]);
  expect(asked.items).toHaveLength(300);
  expect(asked.most).toBe(10);
});

import { createPageDependencies, layoutOf, pageOf } from '@tests/fakes/page-dependencies';
import type { PageRecord } from '@/features/revalidation/dependencies/dependency';
import { buildPageProps } from './build-page-props';

const ID = 'fa27b51ee4394cbb89f8f451b13ff9dc';
const key = { siteName: 'main', language: 'en', path: ['a b'], variantIds: ['x'] };

async function build(
  page: ReturnType<typeof pageOf> | null,
  dictionary = {},
): Promise<PageRecord | undefined> {
  const records: PageRecord[] = [];
  const { dependencies } = createPageDependencies(
    { fetchPage: async () => page, loadDictionary: async () => dictionary },
    {
      componentServers: { List: { phrases: ['more'], load: async () => ({ items: [{ id: ID }] }) } },
      recordPage: async (record) => void records.push(record),
    },
  );
  await buildPageProps(key, dependencies);
  expect(records).toHaveLength(1);
  return records[0];
}

const layout = layoutOf([
  {
    uid: 'one',
    componentName: 'List',
    fields: [{ id: ID, Title: 'Title' }],
    experiences: { other: { componentName: 'List', dataSource: '{80471F77-7283-45D4-859E-0FD004F42FEB}' } },
  },
]);

test('records what the page shows: items of all variants, loaded items, phrases and its site', async () => {
  const record = await build(pageOf(layout), { more: 'More', unused: 'Unused' });
  expect(record).toMatchObject({ page: '/_variantId_x/_site_main/en/a%20b', name: 'About' });
  const states = Object.fromEntries(record?.dependencies.map(({ key: name, state }) => [name, state]) ?? []);
  expect(states).toEqual({
    // A loader can read more of the item than the layout shows.
    [`item:${ID}@en`]: '',
    'item:80471f77728345d4859e0fd004f42feb@en': '',
    'phrases:main/en': expect.stringMatching(/"keys":\[.*"more".*"skip-to-content"/),
    'site:main': expect.any(String),
  });
  expect(states['phrases:main/en']).not.toContain('unused');
});

test('records that a page does not exist', async () => {
  expect(await build(null)).toEqual({
    page: '/_variantId_x/_site_main/en/a%20b',
    name: null,
    startedAt: expect.any(Number),
    dependencies: [],
  });
});

import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import type { CmsClient } from '../client/cms-client';
import { eachSearchablePage } from './each-searchable-page';

const place = { siteName: 'main', language: 'en' };
const routesOf = (results: unknown, pageInfo: unknown = { hasNext: false }) =>
  inSite({ routes: { results, pageInfo } });

async function collect(cms: CmsClient) {
  const lists = [];
  for await (const pages of eachSearchablePage(cms, place)) lists.push(pages);
  return lists;
}

test('yields the pages of each response', async () => {
  const cms = createFakeCms(
    routesOf([{ path: '/', route: { rendered: 1 } }, null], { hasNext: true, endCursor: 'a' }),
    routesOf([{ path: '/about', route: { rendered: 2, changeFrequency: null } }]),
  );
  expect(await collect(cms)).toEqual([[{ path: '/', layout: 1 }], [{ path: '/about', layout: 2 }]]);
});

test.each([
  [{ jsonValue: { name: 'do not include', fields: {} } }, 0],
  [{ jsonValue: { value: 'do not include' } }, 0],
  [{ jsonValue: { name: 'weekly' } }, 1],
  [{ jsonValue: null }, 1],
])('with the change frequency %j, the sitemap has %i page', async (changeFrequency, expected) => {
  const cms = createFakeCms(
    routesOf([{ path: '/', route: { rendered: {}, changeFrequency } }, { path: '/x' }]),
  );
  expect((await collect(cms)).flat()).toHaveLength(expected);
});

test.each([[{ site: { siteInfo: null } }], [routesOf([], { hasNext: true })]])(
  'rejects %j, which comes from a failing CMS',
  async (answer) => {
    await expect(collect(createFakeCms(answer))).rejects.toThrow(/SearchablePagesQuery/);
  },
);

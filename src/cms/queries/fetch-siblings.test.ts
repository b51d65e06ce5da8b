import { createFakeCms } from '@tests/fakes/fake-cms';
import { fetchSiblings } from './fetch-siblings';

const page = (name: string, published?: string) => ({
  id: name,
  name,
  url: { path: `/news/${name}` },
  published: published === undefined ? null : { value: published },
});

const answer = (results: unknown[], pageInfo: object) => ({
  item: { parent: { id: 'news', children: { results, pageInfo } } },
});

test('returns all pages below the parent, with their dates', async () => {
  const cms = createFakeCms(
    answer([page('a', '20260501T000000Z'), null], { endCursor: 'x', hasNext: true }),
    answer([page('b')], { endCursor: 'y', hasNext: false }),
  );
  const { parentId, pages } = await fetchSiblings(cms, { id: 'a', language: 'en' });
  expect(parentId).toBe('news');
  expect(pages.map(({ href, published }) => [href, published])).toEqual([
    ['/news/a', '20260501T000000Z'],
    ['/news/b', ''],
  ]);
});

test.each([{ item: null }, { item: { parent: null } }])(
  'there are none for the response %j',
  async (response) => {
    const found = await fetchSiblings(createFakeCms(response), { id: 'a', language: 'en' });
    expect(found).toEqual({ parentId: null, pages: [] });
  },
);

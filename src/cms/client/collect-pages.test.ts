import { collectPages } from './collect-pages';

const page = (results: (string | null)[] | null, endCursor: string | null, hasNext: boolean) => ({
  results,
  pageInfo: { endCursor, hasNext },
});

test('collects the entries of all pages and follows the cursors', async () => {
  const pages = [page(['a', null], 'c1', true), page(null, 'c2', true), page(['b'], 'c3', false)];
  const cursors: (string | null)[] = [];
  const fetchPage = async (after: string | null) => pages[cursors.push(after) - 1];
  expect(await collectPages('ListQuery', fetchPage)).toEqual(['a', 'b']);
  expect(cursors).toEqual([null, 'c1', 'c2']);
});

test.each([null, undefined, { results: null }, { results: [], pageInfo: null }])(
  'returns no entries for the page %j',
  async (empty) => {
    expect(await collectPages('ListQuery', async () => empty)).toEqual([]);
  },
);

test.each([
  ['repeats', () => 'same', 2],
  ['alternates between two values', (requests: number) => String(requests % 2), 3],
  ['is missing', () => null, 1],
  ['changes for ever', String, 201],
])('rejects if the cursor %s', async (_, toCursor, expected) => {
  let requests = 0;
  const fetchPage = async () => page([], toCursor(requests++), true);
  await expect(collectPages('ListQuery', fetchPage)).rejects.toMatchObject({
    kind: 'invalid-response',
    operation: 'ListQuery',
  });
  expect(requests).toBe(expected);
});

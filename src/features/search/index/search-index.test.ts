import { createIndexBuilder } from './index-builder';
import type { IndexedPage } from './index-data';
import { searchIndex } from './search-index';

async function find(pages: readonly Partial<IndexedPage>[], query: string, limit = 10) {
  const builder = createIndexBuilder();
  for (const [number, page] of pages.entries())
    builder.add({ href: `/${number}`, title: '', description: '', text: '', ...page });
  return searchIndex(await builder.finish(), query, limit);
}

const findPages = async (pages: readonly Partial<IndexedPage>[], query: string) =>
  (await find(pages, query)).results.map(({ href }) => Number(href.slice(1)));

test('a word in the title counts more than in the text', async () => {
  const text = 'wind wind wind wind';
  expect(await findPages([{ text }, { title: 'Wind' }, { description: 'wind' }], 'wind')).toEqual([1, 0, 2]);
});

test('a rare word counts more than a common one', async () => {
  const pages = [{ text: 'share wind' }, { text: 'share' }, { text: 'share' }, { text: 'rotor' }];
  expect(await findPages(pages, 'rotor')).toEqual([3]);
  expect(await findPages(pages, 'wind')).toEqual([0]);
});

test('pages with all words of the query are found, otherwise those with the most', async () => {
  const pages = [{ text: 'wind power' }, { text: 'wind' }, { text: 'power' }];
  expect(await findPages(pages, 'power wind')).toEqual([0]);
  expect(await findPages(pages, 'wind nonexistent')).toEqual([0, 1]);
});

test('the beginning of a word is enough, but the whole word counts more', async () => {
  const pages = [{ text: 'turbines' }, { text: 'turbine' }, { text: 'tower' }];
  expect(await findPages(pages, 'turbine')).toEqual([1, 0]);
  expect(await findPages(pages, 't')).toEqual([2, 1, 0]);
});

test('one or two letters are the beginning of a word only at the end of the query', async () => {
  const pages = [{ text: 'wind turbine' }, { text: 'wind' }];
  expect(await findPages(pages, 'wind t')).toEqual([0]);
  expect(await findPages(pages, 't wind')).toEqual([0, 1]);
});

test.each([
  ['turbime', [0]],
  ['tubrine', [0]],
  ['membrshp', [1]],
  ['rot', []],
  ['xyz', []],
  ['', []],
  ['?!', []],
])('for the misspelt query %j finds the pages %j', async (query, expected) => {
  expect(await findPages([{ text: 'turbine' }, { text: 'membership' }], query)).toEqual(expected);
});

test('returns the best pages, but counts all', async () => {
  const pages = Array.from({ length: 30 }, (_, i) => ({ text: i === 20 ? 'wind wind' : 'wind' }));
  const { results, total } = await find(pages, 'wind', 3);
  expect(results.map(({ href }) => href)).toEqual(['/20', '/0', '/1']);
  expect(total).toBe(30);
});

test('marks the words in the title and in the place of the text that fits best', async () => {
  const text = `${'Nothing here. '.repeat(30)}A wind turbine in Århus turns. ${'Nothing here. '.repeat(30)}`;
  const { results } = await find([{ title: 'The wind', text }], 'aarhus wind');
  expect(results[0]?.title).toEqual([{ text: 'The ' }, { text: 'wind', isMatch: true }]);
  const snippet = results[0]?.snippet ?? [];
  expect(snippet.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(['wind', 'Århus']);
  expect(snippet[0]).toEqual({ text: '…' });
  expect(snippet.at(-1)).toEqual({ text: '…' });
  expect(snippet.map((part) => part.text).join('').length).toBeLessThan(200);
});

test('shows the description, or the beginning of the text, if only the title has the word', async () => {
  const pages = [
    { title: 'Wind', description: 'About it', text: 'Text' },
    { title: 'Wind', text: 'Text' },
  ];
  const { results } = await find(pages, 'wind');
  expect(results.map(({ snippet }) => snippet)).toEqual([[{ text: 'About it' }], [{ text: 'Text' }]]);
});

test('finds words of languages without spaces', async () => {
  const pages = [{ title: '風力発電の組合' }, { title: '太陽光' }];
  expect(await findPages(pages, '発電')).toEqual([0]);
  expect(await findPages(pages, '光')).toEqual([]);
  expect(await findPages(pages, '太')).toEqual([1]);
});

test('the best results have the place of the match, and those after many long pages have their beginnings', async () => {
  const text = `first ${'word '.repeat(1500)} wind`;
  const { results } = await find(
    Array.from({ length: 50 }, () => ({ text })),
    'wind',
    50,
  );
  const isMarked = results.map(({ snippet }) => snippet.some((part) => part.isMatch));
  expect(isMarked.slice(0, 20)).toEqual(Array(20).fill(true));
  expect(isMarked.at(-1)).toBe(false);
  expect(results.at(-1)?.snippet[0]?.text).toContain('first word');
});

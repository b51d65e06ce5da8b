import fc from 'fast-check';

import { toPage } from './paging.ts';

const self = (entry: string) => entry;
const page = (entries: readonly string[], first?: number, after?: string | null) =>
  toPage(entries, self, { first, after, defaultSize: 2 });

test('toPage returns the default number of entries, the total, and whether more entries follow', () => {
  expect(page(['a', 'b', 'c'])).toMatchObject({ total: 3, results: ['a', 'b'], pageInfo: { hasNext: true } });
});

test('an empty list has no cursor', () => {
  expect(page([])).toEqual({ total: 0, results: [], pageInfo: { endCursor: null, hasNext: false } });
});

test('following the cursors returns every entry once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      (entries, size) => {
        const seen: string[] = [];
        let after: string | null = null;
        for (let turn = 0; turn <= entries.length; turn++) {
          const next = page(entries, size, after);
          seen.push(...next.results);
          after = next.pageInfo.endCursor;
          if (!next.pageInfo.hasNext) break;
        }
        expect(seen).toEqual(entries);
      },
    ),
  );
});

test('paging continues at the next entry after an entry was inserted or the last returned entry was replaced', () => {
  const { endCursor } = page(['a', 'b', 'c', 'd']).pageInfo;
  expect(page(['0', 'a', 'b', 'c', 'd'], 2, endCursor).results).toEqual(['c', 'd']);
  expect(page(['a', 'x', 'c', 'd'], 2, endCursor).results).toEqual(['c', 'd']);
});

test.each([0, -1, 1001])('a page size of %d is rejected', (first) => {
  expect(() => page(['a'], first)).toThrow('"first" must be from 1 to 1000');
});

test('any text that is not a cursor is rejected', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (after) => {
      expect(() => page(['a'], 1, after)).toThrow('"after" is not a cursor');
    }),
    { examples: [['MSA '], ['MSBh ']] },
  );
});

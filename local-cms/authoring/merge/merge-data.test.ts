import { yamlData } from '@tests/fixtures/random-yaml';
import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';

import { isSameData } from '../../content/yaml/same-data.ts';
import { mergeData } from './merge-data.ts';

const hero = { component: 'Hero', id: 'top', fields: { Title: 'Wind', Text: 'a' } };
const text = { component: 'RichText', id: 'intro', fields: { Text: 'b' } };
const promo = { component: 'Promo', id: 'join' };

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['two fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['a field and a new field', { a: 1 }, { a: 2 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
  ['a field and a removed field', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
  ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ['the same removal', { a: 1, b: 1 }, { a: 1 }, { a: 1 }, { a: 1 }],
  ['new maps with different keys', {}, { m: { a: 1 } }, { m: { b: 1 } }, { m: { a: 1, b: 1 } }],
  [
    'two fields of one rendering',
    [hero],
    [{ ...hero, fields: { ...hero.fields, Title: 'Sun' } }],
    [{ ...hero, fields: { ...hero.fields, Text: 'c' } }],
    [{ ...hero, fields: { Title: 'Sun', Text: 'c' } }],
  ],
  [
    'a change and a new entry before it',
    [text],
    [{ ...text, grid: 'x' }],
    [hero, text],
    [hero, { ...text, grid: 'x' }],
  ],
  ['two new entries at one place', [text], [text, hero], [text, promo], [text, hero, promo]],
  [
    'a move and a change',
    [hero, text, promo],
    [{ ...hero, grid: 'x' }, text, promo],
    [text, promo, hero],
    [text, promo, { ...hero, grid: 'x' }],
  ],
  ['a move and a new entry', [hero, text], [text, hero], [hero, promo, text], [text, hero, promo]],
  [
    'a removal and a change of another entry',
    [hero, text],
    [text],
    [hero, { ...text, grid: 'x' }],
    [{ ...text, grid: 'x' }],
  ],
  ['a new entry of both', [hero], [hero, text], [hero, text], [hero, text]],
  [
    'keys that every object has',
    { a: 1, toString: 1 },
    { a: 2, toString: 1 },
    { a: 1, constructor: 'x' },
    { a: 2, constructor: 'x' },
  ],
  ['a word that both added, and that replaced one on one side', ['b'], ['d'], ['b', 'd'], ['d']],
  ['lists of words', ['a', 'b'], ['a', 'b', 'c'], ['z', 'a', 'b'], ['z', 'a', 'b', 'c']],
])('merges %s', (_, base, theirs, mine, data) => {
  expect(mergeData({ base, theirs, mine })).toEqual({ data, conflicts: [] });
});

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['a field that both changed', { a: 1 }, { a: 2 }, { a: 3 }, { path: ['a'], base: 1, theirs: 2, mine: 3 }],
  ['a field that both added', {}, { a: 2 }, { a: 3 }, { path: ['a'], base: undefined, theirs: 2, mine: 3 }],
  [
    'a removed field that the other changed',
    { a: 1 },
    {},
    { a: 3 },
    { path: ['a'], base: 1, theirs: undefined, mine: 3 },
  ],
  [
    'a changed field that the other removed',
    { a: 1 },
    { a: 2 },
    {},
    { path: ['a'], base: 1, theirs: 2, mine: undefined },
  ],
  [
    'a field of a rendering',
    { p: [promo, hero] },
    { p: [{ ...hero, grid: 'x' }] },
    { p: [promo, { ...hero, grid: 'y' }] },
    { path: ['p', 0, 'grid'], base: undefined, theirs: 'x', mine: 'y' },
  ],
  [
    'a removed rendering that the other changed',
    [hero, text],
    [hero],
    [hero, { ...text, grid: 'y' }],
    { path: [1], base: text, theirs: undefined, mine: { ...text, grid: 'y' } },
  ],
  [
    'two orders',
    ['a', 'b', 'c'],
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
    { path: [], base: ['a', 'b', 'c'], theirs: ['b', 'a', 'c'], mine: ['a', 'c', 'b'] },
  ],
])('asks about %s', (_, base, theirs, mine, conflict) => {
  const merged = mergeData({ base, theirs, mine });
  expect(merged.conflicts).toEqual([conflict]);
});

const redirect = { pattern: '/old', target: '/a' };

test('asks about a redirect that one side has changed and the other removed, or that both have added', () => {
  const other = { pattern: '/other', target: '/a' };
  const changed = { ...redirect, target: '/b' };
  const removed = mergeData({ base: [redirect, other], theirs: [changed, other], mine: [other] });
  expect(removed.conflicts).toEqual([{ path: [0], base: redirect, theirs: changed, mine: undefined }]);
  const added = mergeData({ base: [other], theirs: [other, changed], mine: [redirect, other] });
  expect(added.conflicts).toEqual([{ path: [1, 'target'], base: undefined, theirs: '/b', mine: '/a' }]);
});

/** The value that a merge must have; undefined is a value that is not there. */
function choose<Value>(base: Value, theirs: Value, mine: Value): Value | 'conflict' {
  if (isSameData(theirs, mine) || isSameData(base, mine)) return theirs;
  return isSameData(base, theirs) ? mine : 'conflict';
}

test('a word is in a merged list once if one side has added it, and not if one has removed it', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const list = fc.uniqueArray(word, { maxLength: 5 });
  fc.assert(
    fc.property(list, list, list, word, (base, theirs, mine, one) => {
      const { data, conflicts } = mergeData({ base, theirs, mine });
      if (conflicts.length > 0 || !Array.isArray(data)) return;
      const isThere = choose(base.includes(one), theirs.includes(one), mine.includes(one));
      expect(data.filter((other) => other === one)).toEqual(isThere ? [one] : []);
    }),
    { numRuns: propertyRuns(20_000, 2000) },
  );
});

test('a redirect is merged as one value, or asked about', () => {
  const pattern = fc.constantFrom('/a', '/b', '/c', '/d');
  const entry = fc.record({ pattern, target: fc.constantFrom('/x', '/y') });
  const list = fc.uniqueArray(entry, { maxLength: 4, selector: (one) => one.pattern });
  fc.assert(
    fc.property(list, list, list, pattern, (base, theirs, mine, one) => {
      const { data, conflicts } = mergeData({ base, theirs, mine });
      if (conflicts.length > 0 || !Array.isArray(data)) return;
      const find = (entries: typeof base) => entries.filter((found) => found.pattern === one);
      expect(find(data)).toEqual(choose(find(base), find(theirs), find(mine)));
    }),
    { numRuns: propertyRuns(20_000, 2000) },
  );
});

test('a change of one side alone is taken as it is', () => {
  fc.assert(
    fc.property(yamlData, yamlData, (base, changed) => {
      expect(mergeData({ base, theirs: base, mine: changed })).toEqual({ data: changed, conflicts: [] });
      expect(mergeData({ base, theirs: changed, mine: base })).toEqual({ data: changed, conflicts: [] });
      expect(mergeData({ base, theirs: changed, mine: changed })).toEqual({ data: changed, conflicts: [] });
    }),
    { numRuns: propertyRuns(2000) },
  );
});

const field = fc.constantFrom('a', 'b', 'constructor', '__proto__');

test('no change of a field is lost: it is in the result or in a conflict', () => {
  const values = fc.dictionary(field, fc.nat(3));
  const rendering = fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5'), fields: values });
  const list = fc.uniqueArray(rendering, { selector: ({ id }) => id, maxLength: 5 });
  fc.assert(
    fc.property(list, list, list, (base, theirs, mine) => {
      const { data, conflicts } = mergeData({ base, theirs, mine });
      const found = new Map(
        (Array.isArray(data) ? data : []).map((entry: (typeof base)[number]) => [entry.id, entry]),
      );
      const isAsked = (entry: unknown, value: unknown): boolean =>
        conflicts.some(({ mine: side }) =>
          [side, ...(Array.isArray(side) ? side : [])].some(
            (part) => isSameData(part, entry) || part === value,
          ),
        );
      for (const entry of mine) {
        const before = base.find(({ id }) => id === entry.id);
        for (const [name, value] of Object.entries(entry.fields)) {
          const isKept = before?.fields[name] === value || found.get(entry.id)?.fields[name] === value;
          expect(isKept || isAsked(entry, value)).toBe(true);
        }
      }
      expect(found.size).toBe(Array.isArray(data) ? data.length : -1);
    }),
    { numRuns: propertyRuns(5000, 500) },
  );
});

import { setAt, setField } from './set-at.ts';

test.each<[string, unknown, PropertyKey[], unknown, unknown]>([
  ['a key', { a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
  ['a new key in a new map', {}, ['a', 'b'], 1, { a: { b: 1 } }],
  ['an entry of a list', [{ a: 1 }, { a: 2 }], [1, 'a'], 3, [{ a: 1 }, { a: 3 }]],
  ['a removed key', { a: 1, b: 2 }, ['a'], undefined, { b: 2 }],
  ['a removed entry', [1, 2], [0], undefined, [2]],
])('sets %s', (_, data, path, value, changed) => {
  const before = JSON.stringify(data);
  expect(setAt(data, path, value)).toEqual(changed);
  expect(JSON.stringify(data)).toBe(before);
});

const rendering = { component: 'Promo', fields: { Title: 'a', Text: 'b' } };

test.each<[string, unknown, unknown]>([
  ['without content', { styles: 'dark' }, { styles: 'dark', fields: { Title: 'x', Text: 'b' } }],
  ['with fields', { fields: { Text: 'c' } }, { fields: { Title: 'x', Text: 'c' } }],
])('sets a field of a variant %s', (_, variant, changed) => {
  const data = { list: [{ ...rendering, experiences: { members: variant } }] };
  const path = ['list', 0, 'experiences', 'members', 'fields', 'Title'];
  expect(setField(data, path, 'x')).toEqual({ list: [{ ...rendering, experiences: { members: changed } }] });
});

import { getField, setAt, setField } from './set-at.ts';

test.each<[string, unknown, PropertyKey[], unknown, unknown]>([
  ['a key', { a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
  ['a new key in a new map', {}, ['a', 'b'], 1, { a: { b: 1 } }],
  ['an entry of a list', [{ a: 1 }, { a: 2 }], [1, 'a'], 3, [{ a: 1 }, { a: 3 }]],
  ['a key that every object has', {}, ['constructor', 'name'], 1, { constructor: { name: 1 } }],
  ['a removed key', { a: 1, b: 2 }, ['a'], undefined, { b: 2 }],
  ['a removed entry', [1, 2], [0], undefined, [2]],
])('sets %s', (_, data, path, value, changed) => {
  const before = JSON.stringify(data);
  expect(setAt(data, path, value)).toEqual(changed);
  expect(JSON.stringify(data)).toBe(before);
});

const rendering = { component: 'Promo', fields: { Title: 'a', Cards: [{ fields: { Title: 'b' } }] } };
const variantPath = ['list', 0, 'experiences', 'members'];
const withVariant = (variant: unknown) => ({
  list: [{ ...rendering, experiences: { members: variant } }],
});

test.each<[string, object, PropertyKey[], unknown, unknown]>([
  ['that has fields', { fields: { Text: 'c' } }, ['Title'], undefined, { Title: 'x', Text: 'c' }],
  ['without content', { styles: 'dark' }, ['Title'], 'a', { ...rendering.fields, Title: 'x' }],
  [
    'without content, in a list',
    { styles: 'dark' },
    ['Cards', 0, 'fields', 'Title'],
    'b',
    { ...rendering.fields, Cards: [{ fields: { Title: 'x' } }] },
  ],
])('gets and sets a field of a variant %s', (_, variant, place, before, fields) => {
  const data = withVariant(variant);
  const path = [...variantPath, 'fields', ...place];
  expect(getField(data, path)).toBe(before);
  expect(setField(data, path, 'x')).toEqual(withVariant({ ...variant, fields }));
});

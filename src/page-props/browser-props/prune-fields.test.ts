import fc from 'fast-check';
import { pruneFields } from './prune-fields';

test.each<[string, unknown, unknown]>([
  [
    'markup and metadata for the page editor',
    { T: { value: 'a', editable: '<i>a</i>', metadata: {} } },
    { T: { value: 'a' } },
  ],
  ['ids of media', { I: { value: { src: '/a', mediaid: 'x', id: 'y' } } }, { I: { value: { src: '/a' } } }],
  ['empty attributes', { L: { value: { href: '/a', title: '' } } }, { L: { value: { href: '/a' } } }],
  ['an empty text field', { T: { value: '' } }, {}],
  ['an empty image field', { I: { value: {} } }, {}],
  ['an empty link field', { L: { value: { href: '' }, metadata: {} } }, {}],
  [
    'an empty field in a list of items',
    { Items: [{ fields: { T: { value: '' } } }] },
    { Items: [{ fields: {} }] },
  ],
])('removes %s', (_what, fields, pruned) => {
  expect(pruneFields(fields)).toEqual(pruned);
});

test.each<[unknown]>([
  [{ Items: [{ id: 'an-item', name: 'One', fields: { Title: { value: 'One' } } }] }],
  [{ Number: { value: 0 }, Flag: { value: false } }],
  [{ Query: { data: { id: 'x', value: '' } } }],
  ['text'],
  [null],
])('keeps %j', (fields) => {
  expect(pruneFields(fields)).toEqual(fields);
});

test('never makes any JSON longer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (fields) => {
      const once = JSON.stringify(pruneFields(fields));
      expect(once.length).toBeLessThanOrEqual(JSON.stringify(fields).length);
    }),
  );
});

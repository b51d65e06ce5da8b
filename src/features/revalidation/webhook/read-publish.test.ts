import fc from 'fast-check';
import { readPublish } from './read-publish';

const ITEM = 'FA27B51EE4394CBB89F8F451B13FF9DC';
const PAGE = '80471F77728345D4859E0004F7FCA2F5';
const itemUpdate = { identifier: ITEM, entity_definition: 'Item', operation: 'Update', entity_culture: 'en' };
const layoutUpdate = { ...itemUpdate, identifier: `${PAGE}-layout`, entity_definition: 'LayoutData' };
const item = { kind: 'item', id: ITEM.toLowerCase(), language: 'en' };
const layout = { kind: 'layout', id: PAGE.toLowerCase(), language: 'en' };

const read = (updates: unknown, more: object = {}) =>
  readPublish(JSON.stringify({ invocation_id: '56a95d51', updates, continues: false, ...more }));

test.each([
  ['an item', [itemUpdate], [item]],
  ['a layout', [layoutUpdate], [layout]],
  ['a layout by its suffix alone', [{ ...layoutUpdate, entity_definition: 'Item' }], [layout]],
  ['a deleted page', [{ ...layoutUpdate, operation: 'Delete' }], [layout]],
  ['equal updates once', [itemUpdate, { ...itemUpdate, operation: 'Create' }], [item]],
  [
    'an item without a language',
    [{ ...itemUpdate, entity_culture: undefined }],
    [{ ...item, language: null }],
  ],
  [
    'an item with an odd language',
    [{ ...itemUpdate, entity_culture: '../x' }],
    [{ ...item, language: null }],
  ],
  ['an item without a definition', [{ identifier: ITEM, entity_culture: 'en' }], [item]],
  ['nothing', [], []],
])('reads %s', (_kind, updates, expected) => {
  expect(read(updates)).toMatchObject({
    id: '56a95d51',
    updates: expected,
    isEverything: false,
    unknown: [],
  });
});

test.each(['', 'done', '{}', 'null', '[]', '{"updates":null}', '{"text":"published"}', '{"updates":{}}'])(
  'the body %s does not say what changed, so anything can have',
  (body) => {
    expect(readPublish(body)).toMatchObject({ isEverything: true, updates: [], fingerprint: null });
  },
);

test('a malformed update can be any change, and the others are still read', () => {
  expect(read([itemUpdate, 7, { entity_culture: 'en' }])).toMatchObject({
    isEverything: true,
    updates: [item],
  });
});

test('reports entities that are not known', () => {
  const asset = { ...itemUpdate, entity_definition: 'M.Asset' };
  expect(read([asset, itemUpdate])).toMatchObject({ unknown: ['M.Asset'], updates: [item] });
  expect(read([{ ...asset, identifier: 'content-1' }])).toMatchObject({ unknown: ['M.Asset'], updates: [] });
});

test('says whether more requests follow', () => {
  expect(read([itemUpdate], { continues: true }).continues).toBe(true);
  expect(read([itemUpdate], { continues: 'yes' }).continues).toBe(false);
});

test('only an equal request of the same publish has the same fingerprint', () => {
  const { fingerprint } = read([itemUpdate]);
  expect(read([itemUpdate]).fingerprint).toBe(fingerprint);
  expect(read([layoutUpdate]).fingerprint).not.toBe(fingerprint);
  expect(read([itemUpdate], { invocation_id: 'other' }).fingerprint).not.toBe(fingerprint);
  expect(read([itemUpdate], { invocation_id: undefined }).fingerprint).toBeNull();
});

test('reads any body without throwing', () => {
  const json = fc.jsonValue();
  const update = fc.record({ identifier: fc.anything(), entity_definition: json, entity_culture: json });
  const body = fc.record({ invocation_id: json, updates: fc.array(update), continues: json });
  fc.assert(
    fc.property(fc.oneof(fc.string(), json.map(toText), body.map(toText)), (text) => {
      const { updates } = readPublish(text);
      for (const { id, language } of updates) {
        expect(id).toMatch(/^[0-9a-f]{32}$/);
        expect(language ?? 'en').toMatch(/^[a-zA-Z0-9-]+$/);
      }
    }),
  );
});

/** Leaves out what JSON cannot contain. */
function toText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

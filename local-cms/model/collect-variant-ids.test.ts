import { collectVariantIds } from './collect-variant-ids.ts';

const rendering = (more: object) => ({ sitecore: { route: { placeholders: { main: [more] } } } });

test.each([
  ['of a rendering', rendering({ experiences: { spring: {}, Faq_short: null } }), ['spring', 'Faq_short']],
  [
    'of a rendering inside another one',
    rendering({ placeholders: { inner: [{ experiences: { a: {} } }] } }),
    ['a'],
  ],
  ['inside an experience', rendering({ experiences: { a: { experiences: { b: {} } } } }), ['a', 'b']],
  ['that occur twice', [rendering({ experiences: { a: {} } }), rendering({ experiences: { a: {} } })], ['a']],
])('variant ids %s are listed once', (_, layout, ids) => {
  expect(collectVariantIds(layout)).toEqual(ids);
});

test.each([
  [
    'a field that is named experiences',
    rendering({ fields: { experiences: { value: {} }, a: { experiences: { b: {} } } } }),
  ],
  ['experiences that are not an object', rendering({ experiences: ['a'] })],
  ['a missing layout', null],
  ['a text', 'experiences'],
])('no variant ids are found in %s', (_, layout) => {
  expect(collectVariantIds(layout)).toEqual([]);
});

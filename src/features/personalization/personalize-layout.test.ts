import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss/layout';
import {
  getGroomedVariantIds,
  personalizeLayout as sdkPersonalizeLayout,
} from '@sitecore-jss/sitecore-jss/personalize';
import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { LayoutSchema } from '@/cms/schemas/layout-schema';
import { personalizeLayout } from './personalize-layout';

const layoutOf = (renderings: unknown, context: object = {}) =>
  LayoutSchema.parse({
    sitecore: { context, route: { name: 'Home', placeholders: { main: renderings } } },
  });
const personalized = (renderings: unknown, ids: string[], context: object = {}) =>
  personalizeLayout(layoutOf(renderings, context), ids).sitecore.route?.placeholders?.main;

const hidden = { componentName: null, dataSource: null };
const promo = {
  uid: '1',
  componentName: 'Promo',
  experiences: { members: { uid: '2', componentName: 'Hero', dataSource: '/b' }, c_gone: hidden },
};

test.each<[string, string[], unknown[]]>([
  ['no variant', [], [{ uid: '1', componentName: 'Promo', experiences: {} }]],
  ['an unknown variant', ['other'], [{ uid: '1', componentName: 'Promo', experiences: {} }]],
  ['the page variant', ['members'], [{ uid: '2', componentName: 'Hero', dataSource: '/b' }]],
  ['a component variant that hides the component', ['c_gone'], []],
  [
    'both variants, of which the first in the CMS’s list is used',
    ['c_gone', 'members'],
    [{ uid: '2', componentName: 'Hero', dataSource: '/b' }],
  ],
])('shows the right experience for %s', (_case, ids, shown) => {
  expect(personalized([promo], ids)).toEqual(shown);
});

test.each([
  ['an experience hides it', promo, ['c_gone']],
  ['no experience matches and it has no name', { uid: '1', experiences: {} }, []],
  ['no experience matches and its name is empty', { uid: '1', componentName: '', experiences: {} }, []],
])('removes a component if %s, and marks it while editing', (_case, rendering, ids) => {
  expect(personalized([rendering], ids)).toEqual([]);
  expect(personalized([rendering], ids, { pageEditing: true })).toEqual([
    { uid: '1', componentName: 'Hidden Rendering', experiences: {} },
  ]);
});

test('keeps a rendering without experiences, with or without a name', () => {
  const renderings = [{ uid: '1' }, { uid: '2', componentName: 'Promo' }];
  expect(personalized(renderings, ['members'])).toEqual(renderings);
});

test('personalizes nested placeholders, including those of the chosen experience', () => {
  const box = (name: string, rendering: unknown) => ({
    componentName: name,
    placeholders: { in: [rendering] },
  });
  const deep = { ...box('Box', promo), experiences: { members: box('Other', box('Inner', promo)) } };
  const hero = promo.experiences.members;
  expect(personalized([box('Box', promo)], ['members'])).toEqual([box('Box', hero)]);
  expect(personalized([deep], ['members'])).toEqual([box('Other', box('Inner', hero))]);
});

test.each([
  [[], '_default'],
  [['members'], 'members'],
  [['c_1', 'members', 'c_2'], 'members'],
  [['c_1'], '_default'],
])('with the variants %j, the variant of the page is %s', (ids, variantId) => {
  expect(personalizeLayout(layoutOf([]), ids).sitecore.context.variantId).toBe(variantId);
});

test('accepts a layout without a route', () => {
  const layout = LayoutSchema.parse({ sitecore: { context: {}, route: null } });
  expect(personalizeLayout(layout, ['members']).sitecore.route).toBeNull();
});

// These random layouts are ones that the SDK handles correctly. They contain neither `pageEditing` without
// metadata, where the SDK removes what spec §4 shows as hidden, nor lists and placeholders of a wrong type,
// on which the SDK throws.
const variantIds = ['members', 'guests', 'c_1', 'c_2', '_default', 'toString'];
const rendering: fc.Memo<object> = fc.memo((depth) => {
  const inner: fc.Arbitrary<object> =
    depth > 1 ? rendering(depth - 1) : fc.constant({ uid: 'leaf', componentName: 'Promo' });
  return fc.record(
    {
      uid: fc.constantFrom('1', '2'),
      componentName: fc.constantFrom('Promo', 'Hero', '', null),
      dataSource: fc.constantFrom('/a', '', null),
      params: fc.constant({ Styles: 'dark' }),
      experiences: fc.dictionary(fc.constantFrom(...variantIds), inner, { maxKeys: 2 }),
      placeholders: fc.dictionary(fc.constantFrom('in', 'box-{*}'), fc.array(inner, { maxLength: 2 })),
    },
    { requiredKeys: [] },
  );
});
const rawLayout = fc.record({
  sitecore: fc.record({
    context: fc.constantFrom(
      { pageEditing: false, language: 'en' },
      { pageEditing: true, editMode: 'metadata' },
      { pageState: 'preview' },
    ),
    route: fc.record({
      name: fc.constant('Home'),
      placeholders: fc.dictionary(
        fc.constantFrom('main', 'footer'),
        fc.array(rendering(3), { maxLength: 3 }),
      ),
    }),
  }),
});

const isSdkLayout = (layout: object): layout is LayoutServiceData => 'sitecore' in layout;

function personalizeWithSdk(layout: object, ids: string[]): unknown {
  const copy = structuredClone(layout);
  if (!isSdkLayout(copy)) throw new Error('not a layout');
  const { variantId, componentVariantIds } = getGroomedVariantIds(ids);
  sdkPersonalizeLayout(copy, variantId, componentVariantIds);
  return copy;
}

test('gives the same result as the SDK for every layout, and does not change its input', () => {
  const runs = propertyRuns(2000);
  let changed = 0;
  fc.assert(
    fc.property(rawLayout, fc.uniqueArray(fc.constantFrom(...variantIds)), (raw, ids) => {
      const layout = LayoutSchema.parse(raw);
      const before = JSON.stringify(layout);
      const own = personalizeLayout(layout, ids);
      expect(own).toEqual(LayoutSchema.parse(personalizeWithSdk(raw, ids)));
      expect(JSON.stringify(layout)).toBe(before);
      if (JSON.stringify(own.sitecore.route) !== JSON.stringify(layout.sitecore.route)) changed++;
    }),
    { numRuns: runs },
  );
  expect(changed).toBeGreaterThan(0.35 * runs);
});

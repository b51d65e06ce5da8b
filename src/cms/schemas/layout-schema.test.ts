import fc from 'fast-check';
import { isRecord } from '@/platform/json/json-types';
import { LayoutSchema } from './layout-schema';

const frame = (placeholders: unknown) => ({
  sitecore: { context: { language: 'en' }, route: { name: 'Home', placeholders } },
});
const renderingsOf = (list: unknown) =>
  LayoutSchema.parse(frame({ main: list })).sitecore.route?.placeholders?.main;

test('keeps a valid layout and its unknown properties', () => {
  const layout = {
    sitecore: {
      context: {
        language: 'en',
        pageState: 'normal',
        pageEditing: false,
        editMode: 'chromes',
        site: { name: 'main' },
        ours: [1],
      },
      route: {
        name: 'Home',
        itemLanguage: 'en',
        itemVersion: 2,
        deviceId: 'x',
        fields: { Title: { value: 'Home' } },
        placeholders: {
          main: [
            {
              uid: '1',
              componentName: 'Promo',
              dataSource: '',
              params: { Styles: 'dark' },
              fields: [{ Href: '/' }],
              placeholders: { inner: [{ componentName: 'Image' }] },
              experiences: { v1: { componentName: 'Hero' } },
              vendor: { any: 'thing' },
            },
          ],
        },
      },
    },
  };
  expect(LayoutSchema.parse(layout)).toEqual(layout);
});

test('an experience with a null name and a null data source becomes null', () => {
  const experiences = { v: { uid: '1', componentName: null, dataSource: null } };
  expect(renderingsOf([{ experiences }])).toEqual([{ experiences: { v: null } }]);
});

test('accepts a layout whose route is null, which means a missing page', () => {
  const layout = { sitecore: { context: {}, route: null } };
  expect(LayoutSchema.parse(layout)).toEqual(layout);
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['a list', []],
  ['an empty object', {}],
  ['a layout without a route', { sitecore: { context: {} } }],
  ['a route that is a text', { sitecore: { context: {}, route: 'x' } }],
  ['a route that is a list', { sitecore: { context: {}, route: [] } }],
  ['a layout without a context', { sitecore: { route: null } }],
])('refuses %s', (_, layout) => {
  expect(LayoutSchema.safeParse(layout).success).toBe(false);
});

test.each([
  ['entries that are not renderings', [null, 'x', 1, [], { componentName: 'A' }], [{ componentName: 'A' }]],
  ['a placeholder that is not a list', { componentName: 'A' }, []],
  ['names that are null', [{ componentName: null, uid: 1, dataSource: null }], [{}]],
  ['params that are a list', [{ params: [] }], [{}]],
  [
    'numbers and flags in params',
    [{ params: { a: 1, b: true, c: null, d: {} } }],
    [{ params: { a: '1', b: 'true' } }],
  ],
  ['a "failure" property from the CMS, which only our server sets', [{ failure: 'x' }], [{}]],
  ['placeholders that are a list', [{ placeholders: [] }], [{}]],
  ['an experience that is null', [{ experiences: { v: null } }], [{ experiences: {} }]],
  [
    'an experience without a name that has a data source',
    [{ experiences: { v: { componentName: null, dataSource: '/a' }, w: { componentName: null } } }],
    [{ experiences: { v: { dataSource: '/a' }, w: {} } }],
  ],
])('repairs %s', (_, sent, kept) => {
  expect(renderingsOf(sent)).toEqual(kept);
});

test('drops context properties of the wrong type', () => {
  const context = {
    language: 5,
    pageState: 'odd',
    pageEditing: 'yes',
    site: 'x',
    clientScripts: [1],
    itemPath: '/',
  };
  expect(LayoutSchema.parse({ sitecore: { context, route: null } }).sitecore.context).toEqual({
    itemPath: '/',
  });
});

test('omits keys instead of setting them to undefined, which Next cannot serialize', () => {
  const layout = LayoutSchema.parse(frame({ main: [{ params: null, uid: null }] }));
  expect(Object.keys(layout.sitecore.route?.placeholders?.main?.[0] ?? { x: 1 })).toEqual([]);
});

function boxesIn(renderings: readonly unknown[] | undefined): number {
  let count = 0;
  let [box]: readonly unknown[] = renderings ?? [];
  while (isRecord(box)) {
    count++;
    [box] = isRecord(box.placeholders) && Array.isArray(box.placeholders.box) ? box.placeholders.box : [];
  }
  return count;
}

test.each([
  [90, 91],
  [200, 201],
  [10_000, 299],
])(
  'a layout with %i nested placeholders keeps %i nested renderings and their siblings',
  (levels, expected) => {
    let rendering: unknown = { componentName: 'Box' };
    for (let level = 0; level < levels; level++) {
      rendering = { componentName: 'Box', placeholders: { box: [rendering] } };
    }
    const { route } = LayoutSchema.parse(frame({ main: [rendering, { componentName: 'Text' }] })).sitecore;
    expect(boxesIn(route?.placeholders?.main)).toBe(expected);
    expect(route?.placeholders?.main?.[1]).toEqual({ componentName: 'Text' });
  },
);

test('cuts a rendering that contains itself and keeps sibling renderings', () => {
  const box: unknown[] = [];
  const circle = { componentName: 'Box', placeholders: { box } };
  box.push(circle);
  const { route } = LayoutSchema.parse(frame({ main: [circle, { componentName: 'Text' }] })).sitecore;
  expect(route?.placeholders?.main).toEqual([
    { componentName: 'Box', placeholders: { box: [] } },
    { componentName: 'Text' },
  ]);
});

test('a __proto__ key changes no prototype', () => {
  const text =
    '{"sitecore":{"context":{"__proto__":{"a":1}},"route":{"__proto__":{"a":1},"placeholders":{"__proto__":[]}}}}';
  const layout = LayoutSchema.parse(JSON.parse(text));
  expect(Object.getPrototypeOf(layout.sitecore.context)).toBe(Object.prototype);
  expect('a' in layout.sitecore.context).toBe(false);
  expect('a' in {}).toBe(false);
});

test('never throws: any JSON is either accepted or refused', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (part) => {
      for (const layout of [
        part,
        { sitecore: part },
        frame(part),
        frame({ main: part }),
        frame({ main: [part] }),
      ]) {
        expect(typeof LayoutSchema.safeParse(layout).success).toBe('boolean');
      }
    }),
  );
});

test('returns a new copy of the renderings each time', () => {
  const raw = frame({ main: [{ uid: '1', experiences: { v: { uid: '2' } } }] });
  const [one, two] = [LayoutSchema.parse(raw), LayoutSchema.parse(raw)];
  const [first, second] = [one, two].map(({ sitecore }) => sitecore.route?.placeholders?.main?.[0]);
  expect(first).not.toBe(second);
  expect(first?.experiences?.v).not.toBe(second?.experiences?.v);
});

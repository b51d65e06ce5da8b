import type { Rendering } from '@/cms/schemas/layout-schema';
import { listDataDependencies, listLayoutDependencies } from './list-layout-dependencies';

const toId = (number: number) => `{00000000-0000-0000-0000-${String(number).padStart(12, '0')}}`;
const toPlainId = (number: number) => String(number).padStart(32, '0');
const toKey = (number: number) => `item:${toPlainId(number)}@en`;

const toLayout = (renderings: readonly Rendering[], route: object = {}) => ({
  sitecore: {
    context: {},
    route: { itemId: toId(1), itemLanguage: 'en', placeholders: { main: renderings }, ...route },
  },
});

const list = (...renderings: Rendering[]) => listLayoutDependencies(toLayout(renderings), 'en');
const toStates = (...renderings: Rendering[]) =>
  new Map(list(...renderings).map(({ key, state }) => [key, state]));

test('lists the page itself, datasources and params, at any depth and in all variants', () => {
  const inner: Rendering = { dataSource: toId(3) };
  const states = toStates({
    dataSource: toId(2),
    params: { sid: toId(4), Styles: 'wide', GridParameters: 'col-12' },
    placeholders: { inner: [inner] },
    experiences: { a: { dataSource: '/sitecore/content/Data/Text' }, b: null },
  });
  expect(Object.fromEntries(states)).toEqual({
    [`route:${toPlainId(1)}@en`]: '',
    [toKey(2)]: '',
    [toKey(3)]: '',
    [toKey(4)]: '',
    'path:/sitecore/content/data/text@en': '',
  });
});

test('a page that shows the version of another language depends on both languages', () => {
  const keys = listLayoutDependencies(toLayout([{ dataSource: toId(2) }]), 'da').map(({ key }) => key);
  expect(keys).toEqual([
    `route:${toPlainId(1)}@da`,
    `item:${toPlainId(2)}@da`,
    `route:${toPlainId(1)}@en`,
    `item:${toPlainId(2)}@en`,
  ]);
});

test.each([
  ['a linked item', { Link: { id: toId(2), fields: {} } }],
  ['a link field', { Link: { value: { href: '/a', id: toId(2), linktype: 'internal' } } }],
  ['a list of items', { Cards: [{ id: toId(2), url: '/a' }] }],
  ['a menu', [{ Id: toId(2), Children: [] }]],
  ['an entry of a menu below another one', [{ Id: toId(9), Children: [{ Id: toId(2) }] }]],
  ['the results of a query', { data: { results: [{ item: { itemId: toPlainId(2) } }] } }],
  ['a raw value', { Tags: { value: `${toId(2)}|${toId(3)}` } }],
])('finds the item in %s', (_kind, fields) => {
  expect(toStates({ fields }).has(toKey(2))).toBe(true);
});

const toMenu = (...titles: string[]) => ({
  fields: titles.map((title, index) => ({ Id: toId(index + 2), NavigationTitle: title, Styles: ['active'] })),
});

test('an item in a list has another state when it or its list changes, and not when the current page does', () => {
  const state = toStates(toMenu('About', 'News')).get(toKey(2));
  expect(state).toMatch(/^\S{16}$/);
  const inactive = toMenu('About', 'News').fields.map((entry) => ({ ...entry, Styles: [] }));
  expect(toStates({ fields: inactive }).get(toKey(2))).toBe(state);
  expect(toStates(toMenu('About', 'Press')).get(toKey(2))).toBe(state);
  expect(toStates(toMenu('Us', 'News')).get(toKey(2))).not.toBe(state);
  expect(toStates(toMenu('About')).get(toKey(2))).not.toBe(state);
  expect(toStates(toMenu('About', 'News'), toMenu('About', 'News')).get(toKey(2))).not.toBe(state);
});

test('every publish of a datasource changes the page, even if a list names it too', () => {
  expect(toStates({ dataSource: toId(2) }, toMenu('About')).get(toKey(2))).toBe('');
});

test('a page that does not exist, and ids that are none, have no dependencies', () => {
  expect(listLayoutDependencies({ sitecore: { context: {}, route: null } }, 'en')).toEqual([]);
  const odd = { fields: { id: 'x', Id: 7, a: null }, dataSource: 'local:/Data' };
  expect(listLayoutDependencies(toLayout([odd], { itemId: undefined }), 'en')).toEqual([]);
});

test('every publish of an item that a loader has fetched changes the page', () => {
  expect(listDataDependencies({ uid: { items: [{ id: toId(2) }] } }, 'en')).toEqual([
    { key: toKey(2), state: '' },
  ]);
});

test('a new page changes the page whose loader has listed the pages beside it', () => {
  const data = { uid: { parentId: toPlainId(2), pages: [] } };
  expect(listDataDependencies(data, 'en')).toEqual([{ key: `list:${toPlainId(2)}@en`, state: '' }]);
});

import type { Rendering } from '../component/types';
import { findPlace, toSdkRendering } from './sdk-rendering';

const child: Rendering = { uid: '2', componentName: 'Text', params: { a: '1', b: undefined } };
const hidden: Rendering = { uid: '3', componentName: 'Hidden Rendering' };
const parent: Rendering = {
  uid: '1',
  componentName: 'Box',
  dataSource: '/data',
  fields: { Title: { value: 'A' }, Count: 1 },
  placeholders: { 'box-{*}': [hidden, child] },
};

test('keeps what the CMS sent, and leaves the original alone', () => {
  const before = structuredClone(parent);
  const copy = toSdkRendering(parent, false);
  expect(copy).toMatchObject({ uid: '1', componentName: 'Box', dataSource: '/data', fields: parent.fields });
  Object.assign(copy.placeholders ?? {}, { 'box-1': [] });
  expect(parent).toEqual(before);
});

test('toSdkRendering returns the same object each time, one for visitors and one for editors', () => {
  expect(toSdkRendering(parent, false)).toBe(toSdkRendering(parent, false));
  expect(toSdkRendering(parent, true)).not.toBe(toSdkRendering(parent, false));
});

test.each([
  [false, ['2'], [1]],
  [true, ['3', '2'], [0, 1]],
])('children know their place; hidden ones exist only in edit mode (%p)', (isEditing, uids, indexes) => {
  const children = toSdkRendering(parent, isEditing).placeholders?.['box-{*}'] ?? [];
  const places = children.map((one) => ('uid' in one ? findPlace(one) : null));
  expect(children.map((one) => ('uid' in one ? one.uid : ''))).toEqual(uids);
  expect(places).toEqual(indexes.map((index) => ({ parent, name: 'box-{*}', index })));
});

test('a route has the uid that the SDK writes into chromes, and no component', () => {
  const copy = toSdkRendering({ placeholders: {} }, true);
  expect(copy).toMatchObject({ uid: '00000000-0000-0000-0000-000000000000', componentName: '' });
  expect(findPlace(copy)).toBeNull();
});

test.each([undefined, null, 'text', 7])('fields that are no object are left out: %j', (fields) => {
  const rendering: Rendering = { componentName: 'Text', fields };
  expect(toSdkRendering(rendering, false).fields).toBeUndefined();
});

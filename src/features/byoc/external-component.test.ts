import fc from 'fast-check';
import { findExternalComponent, registerExternalComponents, toExternalProps } from './external-component';

const Thing = () => null;

registerExternalComponents([
  {
    name: 'Thing',
    title: 'Thing',
    group: 'Tests',
    properties: {
      title: { type: 'string', title: 'Title', default: 'No title' },
      count: { type: 'number', title: 'Count' },
    },
    component: Thing,
  },
]);

test('finds a registered component by its name', () => {
  expect(findExternalComponent('Thing')).toBe(Thing);
});

test.each(['Nothing', 'thing', '', 'constructor', '__proto__', 'toString', 'Thing?title=%E0', 'Thing '])(
  'finds no component with the name %j',
  (name) => {
    expect(findExternalComponent(name)).toBeNull();
  },
);

const propsOf = (componentProps: Record<string, unknown>, datasources: Record<string, unknown> = {}) =>
  toExternalProps('Thing', { uid: 'u', datasources, componentProps });

test('merges defaults, data and the editor’s props, where later ones override earlier ones', () => {
  expect(propsOf({})).toMatchObject({ title: 'No title' });
  expect(propsOf({}, { wind: { title: 'From data', speed: 8 } })).toMatchObject({
    title: 'From data',
    speed: 8,
  });
  expect(propsOf({ title: 'Written', count: '3' }, { wind: { title: 'From data' } })).toMatchObject({
    title: 'Written',
    count: 3,
    datasources: { wind: { title: 'From data' } },
  });
});

test('returns an object for any props and any data', () => {
  const anyRecord = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(anyRecord, anyRecord, (componentProps, datasources) => {
      expect(propsOf(componentProps, datasources)).toBeInstanceOf(Object);
    }),
  );
});

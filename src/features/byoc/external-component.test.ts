import { WebComponent } from '@sitecore/byoc';
import * as FEAAS from '@sitecore-feaas/clientside/react';
import fc from 'fast-check';
import { lazy } from 'react';
import {
  findExternalComponent,
  registerExternalComponents,
  toElementAttributes,
  toExternalProps,
} from './external-component';

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

const thing = { kind: 'react', component: Thing };

test('finds a registered component by its name, also if the name gives props a default', () => {
  expect(findExternalComponent('Thing')).toEqual(thing);
  expect(findExternalComponent('Thing?title=A%20title')).toEqual(thing);
  expect(propsOf({}, {}, 'Thing?title=A%20title')).toMatchObject({ title: 'A title' });
});

test.each([
  ['FEAAS.registerComponent', FEAAS.registerComponent],
  ['FEAAS.External.registerComponent', FEAAS.External.registerComponent],
])('finds a component that was registered with %s', (name, register) => {
  register(Thing, { name, title: 'A title', properties: { size: { type: 'string', default: 'big' } } });
  expect(findExternalComponent(name)).toEqual(thing);
  expect(propsOf({}, {}, name)).toMatchObject({ size: 'big' });
  register(Thing, { name: `${name} without properties` });
  expect(propsOf({ a: 1 }, {}, `${name} without properties`)).toMatchObject({ a: 1 });
});

test('a web component gets as attributes only the props that it declares, and the context', () => {
  class Tide extends WebComponent {}
  FEAAS.registerComponent(Tide, {
    name: 'TideTable',
    properties: { harbourName: { type: 'string' }, days: { type: 'number' }, gone: { type: 'string' } },
  });
  const found = findExternalComponent('TideTable');
  if (found?.kind !== 'element') throw new Error('not a web component');
  expect(found.tag).toBe('byoc-tide-table');
  const hostile = { onclick: 'alert(1)', 'harbour-name': 'other', dangerouslySetInnerHTML: { __html: 'x' } };
  const context = { siteName: 'main', sitecoreEdgeUrl: 'https://edge.test' };
  const props = { ...hostile, harbourName: 'Havnsø', days: 3, sitecoreEdgeUrl: 'https://evil.test' };
  expect(toElementAttributes(found, props, context)).toEqual({
    'harbour-name': 'Havnsø',
    days: '3',
    'site-name': 'main',
    'sitecore-edge-url': 'https://edge.test',
  });
});

test.each(['Nothing', 'thing', '', 'constructor', '__proto__', 'toString', 'Thing?title=%E0', 'Thing '])(
  'finds no component with the name %j',
  (name) => {
    expect(findExternalComponent(name)).toBeNull();
  },
);

test('finds a component of React that is an object, such as a lazy one, but no other object', () => {
  const Lazy = lazy(async () => ({ default: Thing }));
  FEAAS.registerComponent(Lazy, { name: 'Lazy' });
  expect(findExternalComponent('Lazy')).toEqual({ kind: 'react', component: Lazy });
  const settings = { title: 'no component' };
  Reflect.apply(FEAAS.registerComponent, null, [settings, { name: 'Settings' }]);
  expect(findExternalComponent('Settings')).toBeNull();
});

function propsOf(
  componentProps: Record<string, unknown>,
  datasources: Record<string, unknown> = {},
  name = 'Thing',
) {
  return toExternalProps(name, { uid: 'u', datasources, componentProps, context: { siteName: 'main' } });
}

test('merges defaults, data and the editor’s props, where later ones override earlier ones', () => {
  expect(propsOf({})).toMatchObject({ title: 'No title', siteName: 'main' });
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

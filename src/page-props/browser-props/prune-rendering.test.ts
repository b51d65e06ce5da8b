import { pruneRendering, toIslandRendering } from './prune-rendering';

const servers = { componentServers: { Jss: { isJss: true } } };

test('removes experiences, empty parameters and data that only the editor reads', () => {
  const rendering = {
    uid: '1',
    componentName: 'Promo',
    params: { Styles: ' ', GridParameters: 'col-12', RenderingIdentifier: '' },
    experiences: { v1: { uid: '2' } },
    fields: {
      Text: { value: 'Hi', editable: '<b>Hi</b>', metadata: { fieldId: '{1}' } },
      Items: [{ id: 'a' }],
    },
  };
  expect(pruneRendering(rendering, servers)).toEqual({
    uid: '1',
    componentName: 'Promo',
    dataSource: '1',
    params: { GridParameters: 'col-12' },
    fields: { Text: { value: 'Hi' }, Items: [{ id: 'a' }] },
  });
});

test('removes empty fields and ids inside values, and hides the path of the data source', () => {
  const rendering = {
    componentName: 'Promo',
    dataSource: '/sitecore/content/main/Home/Data/Promo',
    params: { FieldNames: 'Default' },
    fields: {
      Text: { value: '' },
      Link: { value: { href: '/a', id: '{1}', anchor: '' } },
      Icon: { value: {} },
      Empty: { value: { href: '' } },
      Count: { value: 0 },
      Shown: { value: false },
    },
  };
  expect(pruneRendering(rendering, servers)).toEqual({
    componentName: 'Promo',
    dataSource: '1',
    params: {},
    fields: { Link: { value: { href: '/a' } }, Count: { value: 0 }, Shown: { value: false } },
  });
});

test('a JSS component gets its whole rendering, with those that it contains', () => {
  const inner = { uid: '2', componentName: 'Promo', fields: { Text: { value: '' } }, params: { styles: '' } };
  const rendering = {
    uid: '1',
    componentName: 'Jss',
    dataSource: '/data',
    fields: { Text: { value: '' } },
    params: { FieldNames: 'Default', styles: 'col-12 ' },
    placeholders: { 'box-{*}': [{ ...inner, placeholders: { deeper: [inner] } }] },
  };
  expect(toIslandRendering(rendering, servers)).toEqual({
    ...rendering,
    placeholders: { 'box-{*}': [inner] },
  });
});

test('a JSS component gets no parameters that only the server reads', () => {
  const componentServers = {
    Tabs: { isJss: true, serverParams: ['Key'] },
    BYOCWrapper: { serverParams: ['ComponentDataOverride'] },
  };
  const wrapper = { componentName: 'BYOCWrapper', params: { ComponentName: 'Gauge' } };
  const tabs = { componentName: 'Tabs', params: { styles: '' } };
  const rendering = {
    ...tabs,
    params: { ...tabs.params, Key: 'secret' },
    placeholders: {
      tab: [
        { ...wrapper, params: { ...wrapper.params, ComponentDataOverride: '{"headers":{"key":"secret"}}' } },
      ],
    },
  };
  expect(toIslandRendering(rendering, { componentServers })).toEqual({
    ...tabs,
    placeholders: { tab: [wrapper] },
  });
});

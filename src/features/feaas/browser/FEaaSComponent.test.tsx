import { createPage, renderOnServer } from '@tests/fixtures/page';
import { SECTION_PROBLEM, toComponentError } from '@/texts/error-catalogue';
import { FEaaSComponent, FEaaSWrapper } from './FEaaSComponent';

const map = { FEaaSWrapper: { Default: FEaaSWrapper }, FEaaSComponent: { Default: FEaaSComponent } };
const params = {
  LibraryId: 'lib',
  ComponentId: 'comp',
  ComponentVersion: 'responsive',
  ComponentHostName: 'components.test',
  ComponentInstanceId: 'i',
};

type Options = { componentName?: string; own?: object; page?: Parameters<typeof createPage>[1] };

function show({ componentName = 'FEaaSWrapper', own = {}, page = {} }: Options) {
  const rendering = { uid: 'u', componentName, params: { ...params, ...own } };
  return renderOnServer(createPage([rendering], page), map);
}

const loaded = { componentData: { u: { html: '<p data-path="a">x</p>' } } };

test('renders the bound HTML in <feaas-component>, which does not fetch the template again', () => {
  expect(show({ componentName: 'FEaaSComponent', page: loaded })).toContain(
    '<feaas-component class="-feaas" cdn="components.test" library="lib" component="comp" version="responsive" ' +
      'revision="published" instance="i" fetch=""><p data-path="a">x</p></feaas-component>',
  );
});

test('renders a template of the rendering itself without the ids of a template', () => {
  const own = { LibraryId: '', ComponentHostName: '' };
  expect(show({ componentName: 'FEaaSComponent', own, page: loaded })).toContain(
    '<feaas-component class="-feaas" instance="i" fetch=""><p data-path="a">x</p></feaas-component>',
  );
});

test('the wrapper has the column classes, styles and id that the editor chose', () => {
  const own = { GridParameters: 'col-6', Styles: 'dark', RenderingIdentifier: 'mix' };
  const html = show({ own, page: loaded });
  expect(html).toContain('<div class="component feaas col-6 dark" id="mix"><feaas-component');
  expect(html).not.toContain('undefined');
});

test.each([
  ['no data was loaded', { page: { componentData: { u: null } } }],
  [
    'the data has another shape',
    { page: { componentData: { u: { html: 7 } } }, componentName: 'FEaaSComponent' },
  ],
])('renders nothing if %s', (_why, options) => {
  expect(show(options).replaceAll(/<!--.*?-->/g, '')).toBe('');
});

test('tells visitors that something is missing if the host failed', () => {
  const html = show({});
  expect(html).toContain(SECTION_PROBLEM);
  expect(html).not.toContain('<feaas-component');
});

test('tells editors which component failed and why', () => {
  const componentData = { u: { loadFailure: 'components.test answers 500' } };
  const context = { pageState: 'preview' };
  const html = show({ page: { componentData, context, showsErrorDetails: true } });
  expect(html).toContain(toComponentError('FEaaSWrapper'));
  expect(html).toContain('components.test answers 500');
  expect(html).not.toContain(SECTION_PROBLEM);
});

/** @jest-environment node */
import { SECTION_PROBLEM, toComponentError } from '@/lib/error-catalogue';
import { createPage, renderOnServer } from '../page-fixture';
import { FeaasComponent, FeaasWrapper } from './FeaasComponent';

const map = { FEaaSWrapper: { Default: FeaasWrapper }, FEaaSComponent: { Default: FeaasComponent } };
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

test("is Sitecore's element around the bound HTML, which fetches nothing itself", () => {
  expect(show({ componentName: 'FEaaSComponent', page: loaded })).toContain(
    '<feaas-component class="-feaas" cdn="components.test" library="lib" component="comp" version="responsive" ' +
      'revision="published" instance="i" fetch=""><p data-path="a">x</p></feaas-component>',
  );
});

test('stands in the column and with the styles that the editor chose', () => {
  const own = { GridParameters: 'col-6', Styles: 'dark', RenderingIdentifier: 'mix' };
  const html = show({ own, page: loaded });
  expect(html).toContain('<div class="component feaas col-6 dark" id="mix"><feaas-component');
  expect(html).not.toContain('undefined');
});

test.each([
  ['a parameter is missing', { own: { LibraryId: '' }, page: loaded }],
  ['nothing outside is asked', { page: { componentData: { u: null } } }],
  [
    'the data is of another kind',
    { page: { componentData: { u: { html: 7 } } }, componentName: 'FEaaSComponent' },
  ],
])('is nothing at all where %s', (_why, options) => {
  expect(show(options).replaceAll(/<!--.*?-->/g, '')).toBe('');
});

test('where its host failed, visitors read that something is missing', () => {
  const html = show({});
  expect(html).toContain(SECTION_PROBLEM);
  expect(html).not.toContain('<feaas-component');
});

test('where its host failed, editors read which component and why', () => {
  const componentData = { u: { loadFailure: 'components.test answers 500' } };
  const context = { pageState: 'preview' };
  const html = show({ page: { componentData, context, tellsErrors: true } });
  expect(html).toContain(toComponentError('FEaaSWrapper'));
  expect(html).toContain('components.test answers 500');
  expect(html).not.toContain(SECTION_PROBLEM);
});

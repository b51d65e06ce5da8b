import { createTestContent, getSite, publicUrl } from '@tests/local-cms/create-test-snapshot.ts';
import { toExternalParams } from './external-params.ts';

const context = { site: getSite(createTestContent().snapshot), language: 'en', publicUrl };

test('a FEaaS component without a component host gets the host of the local CMS', () => {
  const params = { LibraryId: 'lib' };
  expect(toExternalParams(context, 'FEaaSWrapper', params)).toEqual({
    LibraryId: 'lib',
    ComponentHostName: 'cms.test',
  });
  const elsewhere = { LibraryId: 'lib', ComponentHostName: 'components.test' };
  expect(toExternalParams(context, 'FEaaSWrapper', elsewhere)).toEqual(elsewhere);
});

test('a relative URL in the data settings becomes an absolute URL', () => {
  const ComponentDataOverride = '{"wind":{"url":"data/wind.json"},"other":{"url":"https://a.test/"}}';
  expect(toExternalParams(context, 'BYOCComponent', { ComponentDataOverride })).toEqual({
    ComponentDataOverride:
      '{"wind":{"url":"http://cms.test/v1/files/data/acme/wind.json"},"other":{"url":"https://a.test/"}}',
  });
});

test('components other than FEaaS and external components keep their params', () => {
  const params = { LibraryId: 'lib', ComponentDataOverride: '{"a":{"url":"data/x.json"}}' };
  expect(toExternalParams(context, 'Promo', params)).toEqual(params);
});

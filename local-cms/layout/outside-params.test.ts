/** @jest-environment node */
import { createTestContent, getSite, publicUrl } from '../testing/create-test-snapshot.ts';
import { toOutsideParams } from './outside-params.ts';

const context = { site: getSite(createTestContent().snapshot), language: 'en', publicUrl };

test('a FEaaS component without a host is one of this server', () => {
  const params = { LibraryId: 'lib' };
  expect(toOutsideParams(context, 'FEaaSWrapper', params)).toEqual({
    LibraryId: 'lib',
    ComponentHostName: 'cms.test',
  });
  const elsewhere = { LibraryId: 'lib', ComponentHostName: 'components.test' };
  expect(toOutsideParams(context, 'FEaaSWrapper', elsewhere)).toEqual(elsewhere);
});

test('data of the site gets its whole address', () => {
  const ComponentDataOverride = '{"wind":{"url":"data/wind.json"},"other":{"url":"https://a.test/"}}';
  expect(toOutsideParams(context, 'BYOCComponent', { ComponentDataOverride })).toEqual({
    ComponentDataOverride:
      '{"wind":{"url":"http://cms.test/v1/files/data/acme/wind.json"},"other":{"url":"https://a.test/"}}',
  });
});

test('other components keep their parameters as they are', () => {
  const params = { LibraryId: 'lib', ComponentDataOverride: '{"a":{"url":"data/x.json"}}' };
  expect(toOutsideParams(context, 'Promo', params)).toEqual(params);
});

/** @jest-environment node */

import { CmsError } from '@/cms/cms-error';
import type { PageKey } from '@/lib/internal-path';
import { buildPageProps } from './build-page-props';
import { createSources, layoutOf, pageOf } from './fake-sources';

const key: PageKey = { siteName: 'main', language: 'da', path: ['rød', 'om os'], variantIds: [] };

test('asks the CMS for the page in its site, language and path', async () => {
  const fetchPage = jest.fn(async () => pageOf(layoutOf([])));
  const { sources } = createSources({ fetchPage });
  const props = await buildPageProps(key, sources);
  expect(fetchPage).toHaveBeenCalledWith({ siteName: 'main', language: 'da', path: '/rød/om os' });
  expect(props?.page).toMatchObject({
    siteName: 'main',
    language: 'da',
    path: '/r%C3%B8d/om%20os',
    defaultLanguage: 'en',
  });
});

test('finds no page where the CMS has none', async () => {
  const { sources } = createSources({ fetchPage: async () => null });
  expect(await buildPageProps(key, sources)).toBeNull();
});

test.each([
  ['a site', { ...key, siteName: 'other' }],
  ['a language', { ...key, language: 'fr' }],
])('finds no page of %s that the CMS does not have, without asking for it', async (_kind, unknown) => {
  const { sources } = createSources();
  expect(await buildPageProps(unknown, sources)).toBeNull();
});

test.each(['fetchPage', 'loadDictionary'] as const)(
  'throws when %s fails: an outage is no missing page',
  async (call) => {
    const outage = new CmsError(
      { kind: 'network', reason: 'network error ECONNREFUSED' },
      { operation: 'Query' },
    );
    const { sources } = createSources({
      fetchPage: async () => pageOf(layoutOf([])),
      [call]: async () => {
        throw outage;
      },
    });
    await expect(buildPageProps(key, sources)).rejects.toBe(outage);
  },
);

test('gives data that JSON can carry: nothing is undefined', async () => {
  const { sources } = createSources({
    fetchPage: async () => pageOf(layoutOf([{ uid: '1', fields: undefined }])),
  });
  const props = await buildPageProps(key, sources);
  expect(props).toStrictEqual(JSON.parse(JSON.stringify(props)));
});

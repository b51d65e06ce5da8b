import { createPageDependencies, layoutOf, pageOf, sampleSite } from '@tests/fakes/page-dependencies';
import { CmsError } from '@/cms/client/cms-error';
import { runInScope } from '@/cms/client/request-scope';
import type { PageKey } from '@/features/sites/internal-path';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { buildPageProps } from './build-page-props';

const key: PageKey = { siteName: 'main', language: 'da', path: ['rød', 'om os'], variantIds: [] };

test('queries the CMS with the site, language and path of the page key', async () => {
  const fetchPage = jest.fn(async () => pageOf(layoutOf([])));
  const { dependencies } = createPageDependencies({ fetchPage });
  const props = await buildPageProps(key, dependencies);
  expect(fetchPage).toHaveBeenCalledWith({ siteName: 'main', language: 'da', path: '/rød/om os' });
  expect(props?.page).toMatchObject({
    siteName: 'main',
    language: 'da',
    path: '/r%C3%B8d/om%20os',
    defaultLanguage: 'en',
  });
});

test('returns null when the CMS has no such page', async () => {
  const { dependencies } = createPageDependencies({ fetchPage: async () => null });
  expect(await buildPageProps(key, dependencies)).toBeNull();
});

test.each([
  ['site', { ...key, siteName: 'other' }],
  ['language', { ...key, language: 'fr' }],
])('returns null for an unknown %s, without querying the page', async (_kind, unknown) => {
  const { dependencies } = createPageDependencies();
  expect(await buildPageProps(unknown, dependencies)).toBeNull();
});

test.each(['fetchPage', 'loadDictionary'] as const)(
  'throws when %s fails, because the page may exist',
  async (call) => {
    const outage = new CmsError(
      { kind: 'network', reason: 'network error ECONNREFUSED' },
      { operation: 'Query' },
    );
    const { dependencies } = createPageDependencies({
      fetchPage: async () => pageOf(layoutOf([])),
      [call]: async () => {
        throw outage;
      },
    });
    await expect(buildPageProps(key, dependencies)).rejects.toBe(outage);
  },
);

test.each([
  [true, 1],
  [false, 0],
])('a page of a site whose attributes are unknown has a gap: %s', async (attributesAreUnknown, gaps) => {
  const onGap = jest.fn();
  const { dependencies } = createPageDependencies({
    fetchPage: async () => pageOf(layoutOf([])),
    loadSites: async () => createSiteList([{ ...sampleSite, attributesAreUnknown }], 'main'),
  });
  await runInScope({ priority: 'visitor', onGap }, () => buildPageProps(key, dependencies));
  expect(onGap).toHaveBeenCalledTimes(gaps);
});

test('returns plain JSON data without undefined properties', async () => {
  const { dependencies } = createPageDependencies({
    fetchPage: async () => pageOf(layoutOf([{ uid: '1', fields: undefined }])),
  });
  const props = await buildPageProps(key, dependencies);
  expect(props).toStrictEqual(JSON.parse(JSON.stringify(props)));
});

test.each([
  ['with an island', true, { name: 'always' }],
  ['without islands', false, undefined],
])(
  'a page %s tells the browser who asks for consent, if it is not the site itself: %j',
  async (_, isIsland, sent) => {
    const fetchPage = async () => pageOf(layoutOf([{ uid: 'u', componentName: 'Embed' }]));
    const build = async (name: 'always' | 'banner') => {
      const changes = {
        consentManager: { name },
        isIsland: () => isIsland,
        edge: { url: 'https://edge.test' },
      };
      const { dependencies } = createPageDependencies({ fetchPage }, changes);
      return (await buildPageProps(key, dependencies))?.page.consentManager;
    };
    expect(await build('always')).toEqual(sent);
    expect(await build('banner')).toBeUndefined();
  },
);

import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { loadPage } from './load-page';

const key = { siteName: 'other', language: 'en', path: [], variantIds: [] };

test('returns null for an unknown site', async () => {
  expect(await loadPage(key, createPageDependencies().dependencies)).toBeNull();
});

test('throws for an unknown site until the site list is loaded', async () => {
  const { dependencies } = createPageDependencies({
    loadSites: async () => createSiteList([sampleSite], 'main', 'fallback'),
  });
  await expect(loadPage(key, dependencies)).rejects.toThrow('the site list has not been loaded yet');
});

test('throws for an unknown language until the languages of the site are loaded', async () => {
  const site = { ...sampleSite, languages: ['en'], languagesAreUnknown: true };
  const { dependencies } = createPageDependencies({ loadSites: async () => createSiteList([site], 'main') });
  await expect(loadPage({ ...key, siteName: 'main', language: 'da' }, dependencies)).rejects.toThrow(
    'the site list has not been loaded yet',
  );
  expect(await loadPage({ ...key, language: 'da' }, dependencies)).toBeNull();
});

const inDanish = { siteName: 'main', language: 'en', path: ['da', 'om'], variantIds: [] };

test.each([
  ['this process does not know the languages of the site', { languages: ['en'], languagesAreUnknown: true }],
  ['only the proxy does not know the languages', {}],
])('throws for a path that begins with a language while %s', async (_, site) => {
  const { dependencies } = createPageDependencies({
    loadSites: async () => createSiteList([{ ...sampleSite, ...site }], 'main'),
    fetchPage: async () => null,
  });
  await expect(loadPage(inDanish, dependencies)).rejects.toThrow('the site list has not been loaded yet');
  expect(await loadPage({ ...inDanish, path: ['faq'] }, dependencies)).toBeNull();
});

test('queries the CMS for a page whose parent has the name of a language', async () => {
  const { dependencies } = createPageDependencies({ fetchPage: async () => null });
  expect(await loadPage({ ...inDanish, language: 'da', path: ['en', 'x'] }, dependencies)).toBeNull();
});

test.each([
  [['en', 'ar'], 'en'],
  [['ar'], 'ar'],
  [['da', 'en'], undefined],
  [[], undefined],
])('of a page in %j, the content shown in Danish has the language %s', async (languages, expected) => {
  const { dependencies } = createPageDependencies({
    fetchPage: async () => ({ layout: layoutOf([]), languages }),
  });
  const page = await loadPage({ ...key, siteName: 'main', language: 'da' }, dependencies);
  expect(page?.layout.sitecore.route?.itemLanguage).toBe(expected);
});

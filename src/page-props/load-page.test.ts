import { createPageDependencies, sampleSite } from '@tests/fakes/page-dependencies';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { loadPage } from './load-page';

const key = { siteName: 'other', language: 'en', path: [], variantIds: [] };

test('finds no page of a site that the CMS does not have', async () => {
  expect(await loadPage(key, createPageDependencies().dependencies)).toBeNull();
});

test('while the site list is not loaded, a page of an unknown site is not missing', async () => {
  const { dependencies } = createPageDependencies({
    loadSites: async () => createSiteList([sampleSite], 'main', 'fallback'),
  });
  await expect(loadPage(key, dependencies)).rejects.toThrow('the site list has not been loaded yet');
});

test('while the languages of a site are not loaded, a page in an unknown language is not missing', async () => {
  const site = { ...sampleSite, languages: ['en'], languagesAreUnknown: true };
  const { dependencies } = createPageDependencies({ loadSites: async () => createSiteList([site], 'main') });
  await expect(loadPage({ ...key, siteName: 'main', language: 'da' }, dependencies)).rejects.toThrow(
    'the site list has not been loaded yet',
  );
  expect(await loadPage({ ...key, language: 'da' }, dependencies)).toBeNull();
});

const inDanish = { siteName: 'main', language: 'en', path: ['da', 'om'], variantIds: [] };

test.each([
  ['the languages of a site are unknown', { languages: ['en'], languagesAreUnknown: true }],
  ['only the proxy does not know them yet', {}],
])('while %s, the page of another language is not missing', async (_, site) => {
  const { dependencies } = createPageDependencies({
    loadSites: async () => createSiteList([{ ...sampleSite, ...site }], 'main'),
    fetchPage: async () => null,
  });
  await expect(loadPage(inDanish, dependencies)).rejects.toThrow('the site list has not been loaded yet');
  expect(await loadPage({ ...inDanish, path: ['faq'] }, dependencies)).toBeNull();
});

test('loads a page below a page that is named like a language', async () => {
  const { dependencies } = createPageDependencies({ fetchPage: async () => null });
  expect(await loadPage({ ...inDanish, language: 'da', path: ['en', 'x'] }, dependencies)).toBeNull();
});

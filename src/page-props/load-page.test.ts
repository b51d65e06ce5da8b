/** @jest-environment node */
import { createSources, sampleSite } from './fake-sources';
import { loadPage } from './load-page';

const key = { siteName: 'other', language: 'en', path: [], variantIds: [] };

test('a site that the CMS does not have has no pages', async () => {
  expect(await loadPage(key, createSources().sources)).toBeNull();
});

test('while the CMS has not told its sites, a page of another is not missing', async () => {
  const { sources } = createSources({ loadSites: async () => [{ ...sampleSite, isGuess: true }] });
  await expect(loadPage(key, sources)).rejects.toThrow('the CMS has not told its sites yet');
});

test('while the CMS has not told the languages of a site, a page in another is not missing', async () => {
  const site = { ...sampleSite, languages: ['en'], hasGuessedLanguages: true };
  const { sources } = createSources({ loadSites: async () => [site] });
  await expect(loadPage({ ...key, siteName: 'main', language: 'da' }, sources)).rejects.toThrow(
    'the CMS has not told its sites yet',
  );
  expect(await loadPage({ ...key, language: 'da' }, sources)).toBeNull();
});

const inDanish = { siteName: 'main', language: 'en', path: ['da', 'om'], variantIds: [] };

test.each([
  ['the languages of a site are a guess', { languages: ['en'], hasGuessedLanguages: true }],
  ['only the proxy does not know them yet', {}],
])('while %s, the page of another language is not missing', async (_, site) => {
  const { sources } = createSources({
    loadSites: async () => [{ ...sampleSite, ...site }],
    fetchPage: async () => null,
  });
  await expect(loadPage(inDanish, sources)).rejects.toThrow('the CMS has not told its sites yet');
  expect(await loadPage({ ...inDanish, path: ['faq'] }, sources)).toBeNull();
});

test('a page below a page that is called like a language is one like others', async () => {
  const { sources } = createSources({ fetchPage: async () => null });
  expect(await loadPage({ ...inDanish, language: 'da', path: ['en', 'x'] }, sources)).toBeNull();
});

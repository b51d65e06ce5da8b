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

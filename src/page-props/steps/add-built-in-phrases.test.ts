import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import { toServerPage } from '../server-page';
import { addBuiltInPhrases } from './add-built-in-phrases';

async function run(language: string, dictionary: Record<string, string> = {}) {
  const key = { siteName: 'main', language, path: [], variantIds: [] };
  const page = toServerPage({ key, site: sampleSite, layout: layoutOf([]), dictionary, pageLanguages: [] });
  return addBuiltInPhrases(page, createPageDependencies().dependencies);
}

test.each([
  ['da', 'Prøv igen'],
  ['da-DK', 'Prøv igen'],
  ['ja-JP', 'もう一度試す'],
  ['cy', 'Try again'],
])('a page in %s without a dictionary has the text %s', async (language, text) => {
  expect((await run(language)).dictionary['form-retry']).toBe(text);
});

test("keeps the site's own phrases, but not empty ones", async () => {
  const { dictionary } = await run('en', { 'form-retry': 'Once more', 'consent-save': ' ', own: 'Own' });
  expect(dictionary).toMatchObject({
    'form-retry': 'Once more',
    'consent-save': 'Save my choice',
    own: 'Own',
  });
});

test('names the phrases that are English on a page in another language', async () => {
  const { foreignPhrases } = await run('cy', { 'form-retry': 'Eto' });
  expect(foreignPhrases?.language).toBe('en');
  expect(foreignPhrases?.keys).toContain('skip-to-content');
  expect(foreignPhrases?.keys).not.toContain('form-retry');
});

test.each(['en', 'en-GB', 'da-DK', 'AR', 'no'])('names none on a page in %s', async (language) => {
  expect((await run(language)).foreignPhrases).toBeUndefined();
});

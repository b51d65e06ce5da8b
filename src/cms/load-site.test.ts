/** @jest-environment node */
import { CmsError } from './cms-error';
import { createWorld, main, outage, settle } from './testing/sites-world';

const odd = new CmsError({ kind: 'invalid-answer', reason: 'odd' }, { operation: 'PageLanguagesQuery' });
const guessed = { ...main, languages: ['en'], hasGuessedLanguages: true };

test('learns from an attribute whether the site wants the language of the browser', async () => {
  const { world, loadSites } = createWorld();
  world.attributes = [{ key: 'negotiateLanguage', value: true }];
  expect(await loadSites()).toEqual([{ ...main, negotiatesLanguage: true }]);
});

test.each([
  ['an odd answer', odd],
  ['an outage', outage],
])('marks a site whose languages are not known because of %s, and shows all others', async (_, error) => {
  const { world, loadSites } = createWorld({ main: ['en', 'da'], broken: error });
  expect(await loadSites()).toEqual([main, { ...guessed, name: 'broken', hostName: 'broken.test' }]);
  expect(world.warnings).toEqual(['The CMS does not tell the languages of a site']);
});

test('a site without other languages is not marked', async () => {
  const { loadSites } = createWorld({ main: [] });
  expect(await loadSites()).toEqual([{ ...main, languages: ['en'] }]);
});

test('takes the languages and the wish of before from the list that was kept, and leaves them there', async () => {
  const { world, loadSites } = createWorld({ main: odd, fresh: ['en'] });
  world.attributes = odd;
  world.kept = [{ ...main, hostName: 'old.test', negotiatesLanguage: true }];
  const fresh = { ...main, name: 'fresh', hostName: 'fresh.test', languages: ['en'] };
  const expected = [{ ...main, negotiatesLanguage: true }, fresh];
  expect(await loadSites()).toEqual(expected);
  expect(world.kept).toEqual(expected);
});

test('does not take kept languages that were guessed for known ones', async () => {
  const { world, loadSites } = createWorld({ main: odd });
  world.kept = [guessed];
  expect(await loadSites()).toEqual([guessed]);
});

test('knows the languages soon after the CMS tells them', async () => {
  const { world, loadSites } = createWorld({ main: odd });
  await loadSites();
  world.languages = { main: ['en', 'da'] };
  world.nowMs += 1100;
  await loadSites();
  await settle();
  expect(await loadSites()).toEqual([main]);
  expect(world.kept).toEqual([main]);
  expect(world.asked).toBe(1);
});

import { createFakeCms } from '@tests/fakes/fake-cms';
import { fetchPageLanguages } from './fetch-page-languages';

const place = { siteName: 'main', path: '/about', language: 'en' };

test('fetches each language once and omits names that cannot be part of a path', async () => {
  const names = ['en', 'da', 'en', '../x', ''];
  const languages = [...names.map((name) => ({ language: { name } })), null, { language: null }];
  const cms = createFakeCms({ layout: { item: { languages } } });
  expect(await fetchPageLanguages(cms, place)).toEqual(['en', 'da']);
});

test('returns no languages if the page does not exist', async () => {
  expect(await fetchPageLanguages(createFakeCms({ layout: { item: null } }), place)).toEqual([]);
});

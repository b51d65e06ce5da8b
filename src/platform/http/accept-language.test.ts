import fc from 'fast-check';
import { findAcceptedLanguage } from './accept-language';

const languages = ['en', 'da', 'fr-CA'];

test.each([
  ['da', 'da'],
  ['da-DK,da;q=0.9,en;q=0.8', 'da'],
  ['de;q=1, en;q=0.5, da;q=0.7', 'da'],
  ['fr', 'fr-CA'],
  ['FR-ca', 'fr-CA'],
  ['de, *;q=0.1', 'en'],
  ['da;q=0, en', 'en'],
  ['de', null],
  ['', null],
  ['da;q=2', null],
])('Accept-Language "%s" selects %s', (header, language) => {
  expect(findAcceptedLanguage(header, languages)).toBe(language);
});

test('returns a language of the site or null for any header', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[a-z*;=,.0-9 -]{0,40}$/));
  fc.assert(
    fc.property(text, (header) => {
      expect([...languages, null]).toContain(findAcceptedLanguage(header, languages));
    }),
  );
});

import { getErrorText } from './error-pages';

test.each([
  ['en', 'en', 'This page is taking a break'],
  ['da', 'da', 'Siden holder en kort pause'],
  ['da-DK', 'da', 'Siden holder en kort pause'],
  ['no', 'nb', 'Siden tar en liten pause'],
  ['ja-JP', 'ja', 'このページは少しお休みしています'],
  ['cy-GB', 'en', 'This page is taking a break'],
  ['', 'en', 'This page is taking a break'],
  ['constructor', 'en', 'This page is taking a break'],
])('for the language %p it returns the texts in %p', (asked, language, title) => {
  expect(getErrorText(503, asked)).toMatchObject({ language, title });
});

test.each(['ar', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'ja', 'nb', 'nl', 'pl', 'pt', 'sv'])(
  'has all texts in %s',
  (language) => {
    for (const status of [404, 500, 503] as const) {
      const text = getErrorText(status, language);
      expect(text.language).toBe(language);
      expect([text.title, text.advice, text.home].every(Boolean)).toBe(true);
    }
  },
);

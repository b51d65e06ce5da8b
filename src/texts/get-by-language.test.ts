import { getByLanguage } from './get-by-language';

const texts = { en: 'hello', da: 'hej', nb: 'hei' };

test.each([
  ['en', 'en'],
  ['da', 'da'],
  ['da-DK', 'da'],
  ['DA', 'da'],
  ['no', 'nb'],
  ['no-NO', 'nb'],
  ['ja-JP', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
  ['__proto__', 'en'],
] as const)('for the language %p it returns the texts in %p', (asked, language) => {
  expect(getByLanguage(texts, asked)).toEqual({ texts: texts[language], language });
});

import { findLanguage } from './rule';

const site = { defaultLanguage: 'en', languages: ['en', 'da', 'pt-BR'] };

test.each([
  ['da', 'da'],
  ['DA', 'da'],
  ['pt-br', 'pt-BR'],
  ['pt', null],
  ['', null],
  [undefined, null],
])('finds the language that the word %p names: %p', (word, language) => {
  expect(findLanguage(site, word)).toBe(language);
});

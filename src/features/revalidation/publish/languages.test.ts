import { isSameLanguage, listConcernedLanguages } from './languages';

const toSite = (name: string, ...languages: string[]) => ({
  name,
  hostName: '*',
  defaultLanguage: 'en',
  languages,
});
const sites = [toSite('main', 'en', 'da', 'da-DK'), toSite('shop', 'en', 'da-dk', 'da-GL', 'de')];

test.each([
  ['en', ['en']],
  ['da', ['da', 'da-DK', 'da-GL']],
  ['DA-dk', ['da-DK']],
  ['d', ['d']],
  ['fr', ['fr']],
  [null, ['en', 'da', 'da-DK', 'da-GL', 'de']],
])('a change in %s concerns %j', (language, expected) => {
  expect(listConcernedLanguages(language, sites)).toEqual(expected);
});

test.each([
  ['da-DK', 'da-dk', true],
  ['da', 'da-DK', false],
])('%s and %s are the same: %s', (one, other, expected) => {
  expect(isSameLanguage(one, other)).toBe(expected);
});

import { fillPhrase } from './fill-phrase';

const ENGLISH = 'one: {0} page | other: {0} pages';
const POLISH = 'one: {0} strona | few: {0} strony | many: {0} stron | other: {0} strony';
const ARABIC =
  'zero: لا صفحات | one: صفحة واحدة | two: صفحتان | few: {0} صفحات | many: {0} صفحة | other: {0} صفحة';

test.each<[string, string, string | number, string]>([
  ['en', ENGLISH, 1, '1 page'],
  ['en', ENGLISH, 0, '0 pages'],
  ['en', ENGLISH, 1200, '1,200 pages'],
  ['en', ENGLISH, '1', '1 page'],
  ['pl', POLISH, 3, '3 strony'],
  ['pl', POLISH, 12, '12 stron'],
  ['ar', ARABIC, 2, 'صفحتان'],
  ['ja', 'other: {0}ページ', 5, '5ページ'],
  ['da', ENGLISH, 2, '2 pages'],
  ['en-a', ENGLISH, 1, '1 page'],
  ['ar', ARABIC, 12, '١٢ صفحة'],
])('in %s, the phrase %j with %j becomes %j', (language, phrase, detail, text) => {
  expect(fillPhrase(phrase, [detail], language)).toBe(text);
});

test.each([
  ['Open at {0}', 'Vimeo', 'Open at Vimeo'],
  ['Open at {0}', '$&', 'Open at $&'],
  ['Note: one | two', '', 'Note: one | two'],
])('the phrase %j, which has no forms, becomes with %j %j', (phrase, detail, text) => {
  expect(fillPhrase(phrase, [detail], 'en')).toBe(text);
});

test('a phrase may have two details, in any order', () => {
  expect(fillPhrase('Slide {0} of {1}', [2, 1200], 'en')).toBe('Slide 2 of 1,200');
  expect(fillPhrase('{1}枚中{0}枚目', [2, 3], 'ja')).toBe('3枚中2枚目');
  expect(fillPhrase('Slide {0} of {1}', [2], 'en')).toBe('Slide 2 of ');
});

import { changePlace, parsePlace, toSearch } from './parse-place.ts';

test.each([
  '',
  '?site=solvind&language=en&page=/about&version=2&audience=members&width=390',
  '?view=media',
  '?page=/about&item=346604ba-41c2-50cf-8c0e-f0c2c747b512&panel=outline&tab=content',
])('the address %p is kept', (search) => {
  expect(toSearch(parsePlace(search))).toBe(search);
});

test('unknown parts of an address are left out', () => {
  expect(toSearch(parsePlace('?page=/about&secret=1&__proto__=x'))).toBe('?page=/about');
});

test.each([
  ['another page', { page: '/news' }, '?site=a&language=da&page=/news&width=390'],
  ['another language', { language: 'en' }, '?site=a&language=en&page=/about&audience=members&width=390'],
  ['another site', { site: 'b' }, '?site=b&width=390'],
  [
    'the same page',
    { page: '/about' },
    '?site=a&language=da&page=/about&version=2&audience=members&width=390&item=x',
  ],
  ['a version', { version: '' }, '?site=a&language=da&page=/about&audience=members&width=390&item=x'],
])('%s empties what belongs to the one before', (_, change, search) => {
  const place = parsePlace('?site=a&language=da&page=/about&version=2&audience=members&width=390&item=x');
  expect(toSearch(changePlace(place, change))).toBe(search);
});

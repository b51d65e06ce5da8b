import { findLocale } from './find-locale';

test.each([
  ['da-DK', 'DK'],
  ['en-x-kids', undefined],
])('finds the locale %s', (language, region) => {
  expect(findLocale(language)?.region).toBe(region);
});

test.each(['en-a', 'en_GB', 'a', ''])('there is no locale %j', (language) => {
  expect(findLocale(language)).toBeNull();
});

import { listMainPlaceholders } from './main-placeholders';

test.each([
  [['headless-header', 'headless-main', 'headless-footer'], ['headless-main']],
  [['jss-main'], ['jss-main']],
  [
    ['headless-footer', 'aside', 'headless-main', 'jss-main', 'headless-header'],
    ['aside', 'headless-main', 'jss-main'],
  ],
  [['headless-header'], ['headless-main']],
  [[], ['headless-main']],
])('of the root placeholders %j, the main part of the page shows %j', (names, shown) => {
  const placeholders = Object.fromEntries(names.map((name) => [name, []]));
  expect(listMainPlaceholders({ placeholders })).toEqual(shown);
});

/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.example.com/news/"}
 */
import { deleteCookies } from './delete-cookies';

test.each([
  ['_ga=1; Path=/', ''],
  ['_ga_ABC=1; Path=/', ''],
  ['_gid=1; Path=/; Domain=example.com', ''],
  ['_gallery=1; Path=/', '_gallery=1'],
  ['my_ga=1; Path=/', 'my_ga=1'],
])('deleting _ga and _gid turns the cookie “%s” into “%s”', (cookie, rest) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets a cookie as a script does
  document.cookie = cookie;
  deleteCookies(['_ga', '_gid']);
  expect(document.cookie).toBe(rest);
  deleteCookies(['_gallery', 'my_ga']);
});

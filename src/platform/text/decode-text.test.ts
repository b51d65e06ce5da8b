import { decodeText } from './decode-text';

test.each([
  ['a%20b%2Fc', 'a b/c'],
  ['%C3%A5+', 'å+'],
  ['', ''],
  ['100%', null],
  ['%E0%A4%A', null],
  ['%ff', null],
])('decodes "%s" to %j', (encoded, decoded) => {
  expect(decodeText(encoded)).toBe(decoded);
});

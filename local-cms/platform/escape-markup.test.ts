import { escapeMarkup } from './escape-markup.ts';

test.each([
  ['<a href="x">', '&lt;a href=&quot;x&quot;&gt;'],
  ["it's", 'it&#39;s'],
  ['&amp;', '&amp;amp;'],
  ['é 漢', 'é 漢'],
])('the text %s is escaped as %s', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});

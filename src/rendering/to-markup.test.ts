import { toMarkup } from './to-markup';

test.each([
  ['<p>1 &lt; 2</p>', '<p>1 &lt; 2</p>'],
  ['1 < 2', '1 &lt; 2'],
  ['Anna <anna@example.org>', 'Anna &lt;anna@example.org>'],
  ['one<br>two<BR/>three<!-- a remark -->', 'one<br>two<BR/>three<!-- a remark -->'],
  ['<brand>', '&lt;brand>'],
  ['<C>', '&lt;C>'],
  ['', ''],
])('%j is the markup %j', (text, markup) => {
  expect(toMarkup(text)).toBe(markup);
});

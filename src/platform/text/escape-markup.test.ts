import { escapeMarkup } from './escape-markup';

test('escapes every character that ends a text or an attribute', () => {
  expect(escapeMarkup(`<a href='x' title="y">&amp;ø</a>`)).toBe(
    '&lt;a href=&apos;x&apos; title=&quot;y&quot;&gt;&amp;amp;ø&lt;/a&gt;',
  );
});

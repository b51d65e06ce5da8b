import { toPlainText } from './to-plain-text';

test.each([
  ['<p>Call <b>us</b>.</p><p>Or write.</p>', 'Call us. Or write.'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['Bus 560<br>to the harbour', 'Bus 560 to the harbour'],
  ['Tom &amp; Jerry &lt;3', 'Tom & Jerry <3'],
  [
    '<style>p { color: red }</style><script>x</script><p title="</noscript><img src=x onerror=x>">Hi</p>',
    'Hi',
  ],
  ['', ''],
])('the plain text of %s is %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

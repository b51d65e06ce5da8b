/** @jest-environment jsdom */
import { keepSource } from './keep-source.ts';

const change = (source: string, opened: string, from: string, to: string) =>
  keepSource(source, opened, opened.replace(from, to));

test.each([
  [
    '<p>A<br/>b &mdash; <STRONG>c</STRONG></p>\n',
    '<p>A<br>b — <b>c</b></p>',
    'A',
    'Ab',
    '<p>Ab<br/>b &mdash; <STRONG>c</STRONG></p>\n',
  ],
  [
    "<p class='x'>One</p>\n<p>Two</p>\n",
    '<p class="x">One</p><p>Two</p>',
    'Two',
    'Three',
    "<p class='x'>One</p>\n<p>Three</p>\n",
  ],
  [
    '<p>One\n   two\n   three</p>',
    '<p>One\n   two\n   three</p>',
    'two',
    'twos',
    '<p>One\n   twos\n   three</p>',
  ],
  [
    '<p>One</p>\n<p>Two</p>\n',
    '<p>One</p><p>Two</p>',
    '<p>Two',
    '<p>New</p><p>Two',
    '<p>One</p>\n<p>New</p>\n<p>Two</p>\n',
  ],
  [
    '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>',
    '<ul><li>a</li><li>b</li></ul>',
    '</ul>',
    '<li>c</li></ul>',
    '<ul>\n  <li>a</li>\n  <li>b</li>\n  <li>c</li>\n</ul>',
  ],
  ['<p>a b c</p>', '<p>a b c</p>', 'b', '<strong>b</strong>', '<p>a <strong>b</strong> c</p>'],
  ['<p>a</p>', '<p>a</p>', '</p>', '</p><p>b</p>', '<p>a</p>\n<p>b</p>'],
  ['<p>a</p><p>b</p>', '<p>a</p><p>b</p>', '<p>b', '<p>n</p><p>b', '<p>a</p><p>n</p><p>b</p>'],
  ['<p>a</p>\n<p>b</p>\n', '<p>a</p><p>b</p>', '<p>b</p>', '', '<p>a</p>\n'],
  ['<pre>a\n  b</pre>', '<pre>a\n  b</pre>', 'b', 'b\n  c', '<pre>a\n  b\n  c</pre>'],
  ['', '<p></p>', '<p></p>', '<p>New</p>', '<p>New</p>'],
  ['<!-- note -->\n<p>a</p>', '<p>a</p>', 'a', 'b', '<!-- note -->\n<p>b</p>'],
])('%j shown as %j keeps all but "%s" → "%s"', (source, opened, from, to, result) => {
  expect(change(source, opened, from, to)).toBe(result);
  expect(keepSource(source, opened, opened)).toBe(source);
});

/** @jest-environment jsdom */
import { findNode, readChromes } from '../read-chromes.ts';
import { canType, createTextHost } from './text-host.ts';

const open = (fieldType: string, rawValue: string) => {
  const datasource = { id: '{1}' };
  const field = JSON.stringify({ title: 'Title', fieldId: '{2}', fieldType, datasource, rawValue });
  return `<code class="scpm" chrometype="field" kind="open">${field}</code>`;
};
const close = '<code class="scpm" chrometype="field" kind="close"></code>';

function read(html: string, fieldType = 'Single-Line Text', rawValue = 'Hello') {
  document.body.innerHTML = `<div>${open(fieldType, encode(rawValue))}${html}${close}</div>`;
  const node = findNode(readChromes(document.querySelectorAll('code.scpm')).root, '/0');
  if (!node) throw new Error('The page has no field.');
  return node;
}

const encode = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const getShown = () => document.body.textContent?.replace(/\{.*\}/, '');

test.each([
  ['a heading', '<h1>Hello</h1>'],
  ['a bare text', 'Hello'],
  ['lines', 'Hello<br>world'],
  ['an element with comments of React beside it', '<!--$--><h1>Hello</h1><!--/$-->'],
])('%s can be typed into, and gets its own nodes back', (_, html) => {
  const node = read(html);
  const nodes = [...document.querySelectorAll('div *, div')].map((element) => [...element.childNodes]);
  const before = document.body.innerHTML;
  const host = createTextHost(node);
  host?.write('Changed');
  expect(getShown()).toBe('Changed');
  expect(host?.read()).toBe('Changed');
  host?.release();
  expect(document.body.innerHTML.replaceAll(/<!--.*?-->/g, '')).toBe(before.replaceAll(/<!--.*?-->/g, ''));
  const after = [...document.querySelectorAll('div *, div')].map((element) => [...element.childNodes]);
  expect(after.flat().filter((one) => !nodes.flat().includes(one))).toEqual([]);
});

test.each([
  ['Wind &amp; <i>sun</i>', 'Wind &amp;amp; &lt;i&gt;sun&lt;/i&gt;'],
  ['a <script>x</script> b', 'a  b'],
  ['an <', 'an &amp;lt;'],
])('the text %s is not typed where the site shows another one', (rawValue, html) => {
  expect(canType(read(`<h1>${html}</h1>`, 'Single-Line Text', rawValue))).toBe(false);
});

test('a text with signs that are no markup can be typed', () => {
  expect(canType(read('<h1>A &gt; B &amp; C &lt; D</h1>', 'Single-Line Text', 'A > B & C < D'))).toBe(true);
});

test.each([
  ['markup', '<figure><div></div></figure>', 'Multi-Line Text'],
  ['a rich text', '<div>Hello</div>', 'Rich Text'],
  ['nothing', '', 'Single-Line Text'],
  ['two elements', '<p>a</p><p>b</p>', 'Single-Line Text'],
])('%s is no text that can be typed where it is', (_, html, type) => {
  const node = read(html, type);
  expect(canType(node)).toBe(false);
  expect(createTextHost(node)).toBeNull();
});

test('a single line has no line breaks, whatever is pasted', () => {
  const host = createTextHost(read('<h1>Hello</h1>'));
  host?.element.append('\n', 'big\u00a0', document.createElement('br'), 'world');
  expect(host?.read()).toBe('Hello big world');
});

test('several lines are read and written with line breaks', () => {
  const host = createTextHost(read('<p>one<br>two</p>', 'Multi-Line Text'));
  expect(host?.read()).toBe('one\ntwo');
  host?.write('one\n\nthree');
  expect(host?.element.innerHTML).toBe('one<br><br>three');
  host?.element.append(document.createElement('br'));
  expect(host?.read()).toBe('one\n\nthree');
});

test('nodes that React has removed meanwhile are not put back', () => {
  const host = createTextHost(read('<h1>Hello</h1>'));
  host?.write('Changed');
  host?.element.remove();
  host?.release();
  expect(getShown()).toBe('');
});

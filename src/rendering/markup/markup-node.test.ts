import { parseFragment, serialize } from 'parse5';
import {
  createFragment,
  createTextElement,
  type ElementNode,
  findAround,
  findBelow,
  isElement,
  setAttribute,
  setText,
  toText,
} from './markup-node';

function parseElement(html: string): ElementNode {
  const element = parseFragment(html).childNodes.find(isElement);
  if (!element) throw new Error('The HTML of this test has no element.');
  return element;
}

const toHtml = (element: ElementNode) => serialize(createFragment([element]));

test.each([
  ['id', 'b', '<p class="x" id="b"></p>'],
  ['id', '', '<p class="x" id=""></p>'],
  ['title', '"', '<p id="a" class="x" title="&quot;"></p>'],
  ['id', null, '<p class="x"></p>'],
  ['x y', 'b', '<p id="a" class="x"></p>'],
  ['a="', 'b', '<p id="a" class="x"></p>'],
])('sets the attribute %j to %j', (name, value, expected) => {
  const element = parseElement('<p id="a" class="x"></p>');
  setAttribute(element, name, value);
  expect(toHtml(element)).toBe(expected);
});

test.each([
  ['<p><b>old</b></p>', 'a < b', '<p>a &lt; b</p>'],
  ['<style></style>', '</style><img>', '<style>\\3c /style>\\3c img></style>'],
  ['<p>old</p>', '', '<p></p>'],
])('in %s, replaces the content by the text %j', (html, text, expected) => {
  const element = parseElement(html);
  setText(element, text);
  expect(toHtml(element)).toBe(expected);
});

test('creates an element with a class name and a text', () => {
  expect(toHtml(createTextElement('p', 'note', 'a < b'))).toBe('<p class="note">a &lt; b</p>');
});

test('joins the texts of all descendants and ignores comments', () => {
  expect(toText(parseElement('<p>a<b>b<!-- x --></b>c</p>'))).toBe('abc');
});

test('finds descendants and ancestors by their tag names', () => {
  const list = parseElement('<ul><li><b>1</b></li><li><i>2</i><b>3</b></li></ul>');
  const found = findBelow(list, ['i', 'em']);
  expect(found && toText(found)).toBe('2');
  expect(findBelow(list, ['ul'])).toBeNull();
  expect(found && findAround(found, 'ul')).toBe(list);
  expect(found && findAround(found, 'i')).toBe(found);
  expect(found && findAround(found, 'table')).toBeNull();
});

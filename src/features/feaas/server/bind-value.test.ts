import { parseFragment, serialize } from 'parse5';
import { isElement } from '@/rendering/markup/markup-node';
import { bindValue } from './bind-value';

function bind(markup: string, attribute: string, value: unknown): string {
  const root = parseFragment(markup);
  for (const element of root.childNodes.filter(isElement)) bindValue(element, attribute, value);
  return serialize(root);
}

test.each([
  ['<p>x</p>', 'data-path', 'a <b>b</b>', '<p>a <b>b</b></p>'],
  ['<p>x</p>', 'data-path', 0, '<p>0</p>'],
  ['<p>x</p>', 'data-path', { a: 1 }, '<p>x</p>'],
  ['<p>x</p>', 'data-path', '<h2>a</h2><p>b</p>', '<p>a b</p>'],
  ['<div>x</div>', 'data-path', '<p>a</p>', '<div><p>a</p></div>'],
  ['<textarea>x</textarea>', 'data-path', '<b>', '<textarea>&lt;b&gt;</textarea>'],
  ['<i data-path-placeholder="None">x</i>', 'data-path', null, '<i data-path-placeholder="None">None</i>'],
  ['<p>x</p>', 'data-path-title', 'T', '<p title="T">x</p>'],
  ['<p>x</p>', 'data-path-title', true, '<p title="">x</p>'],
  ['<p title="T">x</p>', 'data-path-title', false, '<p>x</p>'],
  ['<p><a>x</a></p>', 'data-path-href', '/a', '<p><a href="/a">x</a></p>'],
  ['<p>x</p>', 'data-path-href', '/a', '<p>x</p>'],
  ['<p><img></p>', 'data-path-src', '/a', '<p><img src="/a"></p>'],
  ['<img src="/x">', 'data-path-src', undefined, '<img src="/x">'],
  ['<img alt="x">', 'data-path-alt', undefined, '<img>'],
  ['<p>x</p>', 'data-path-hidden', undefined, '<p hidden="true">x</p>'],
  ['<p hidden="true">x</p>', 'data-path-hidden', 1, '<p>x</p>'],
  ['<p>x</p>', 'data-path-attributes', { TITLE: 'T', lang: null }, '<p title="T">x</p>'],
  ['<p>x</p>', 'data-path-attributes', { a: { b: 1 } }, '<p a="{&quot;b&quot;:1}">x</p>'],
  ['<p>x</p>', 'data-path-scope', 'a', '<p>x</p>'],
])('binding %s with %s to the value %j gives %s', (markup, attribute, value, bound) => {
  expect(bind(markup, attribute, value)).toBe(bound);
});

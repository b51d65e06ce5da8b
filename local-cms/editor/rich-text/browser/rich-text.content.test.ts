/** @jest-environment jsdom */
// Every rich text of the sample sites, opened in the editor.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import { openRichText } from './rich-text.ts';

function* walk(data: unknown): Generator<string> {
  if (typeof data === 'string' && /<\w/.test(data)) yield data;
  else if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data)) yield* walk(part);
}

const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\/(pages|shared|designs)\/.*\.yml$/.test(name))
  .flatMap((name) => [...walk(parse(readFileSync(path.join('content', name), 'utf8')))]);

function open(html: string) {
  const element = document.createElement('div');
  document.body.append(element);
  const opened = openRichText({
    element,
    html,
    mediaUrl: 'http://cms.test/-/media/acme/',
    onInput: () => {},
  });
  return opened && { ...opened, element };
}

/** Types a letter into a text of the editor. */
function type(element: HTMLElement, place: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  const node = nodes[place % nodes.length];
  if (node)
    node.data = `${node.data.slice(0, node.data.length / 2)}ø${node.data.slice(node.data.length / 2)}`;
}

test('a text stays as it is until a letter is typed, which changes one line', () => {
  expect(texts.length).toBeGreaterThan(500);
  for (const [index, html] of texts.entries()) {
    const editor = open(html);
    expect(editor?.read()).toBe(html);
    if (!editor) continue;
    type(editor.element, index * 7);
    const changed = editor.read().split('\n');
    const different = html.split('\n').filter((line, number) => line !== changed[number]);
    expect(different).toHaveLength(1);
    expect(changed).toHaveLength(html.split('\n').length);
    editor.close();
  }
});

test.each([
  ['We <b>own</b>.', '<div>We <strong>own</strong>.</div>\n<p>New</p>'],
  ['<p>One<p>Two', '<p>One</p>\n<p>Two</p>\n<p>New</p>'],
  ['<table><tr><td>1</td></tr></table>\n', '<table><tr><td>1</td></tr></table>\n<p>New</p>\n'],
  ['<p>One</p>\n', '<p>One</p>\n<p>New</p>\n'],
])('a paragraph after %j makes it %j', (html, result) => {
  const editor = open(html);
  editor?.element.insertAdjacentHTML('beforeend', '<p>New</p>');
  expect(editor?.read()).toBe(result);
});

test('pictures of the media library are shown from the CMS, and stay as they were written', () => {
  const html = '<p>A <img src="-/media/coast.jpg" alt="A coast"></p>';
  const editor = open(html);
  expect(editor?.element.querySelector('img')?.src).toBe('http://cms.test/-/media/acme/coast.jpg');
  expect(editor?.read()).toBe(html);
});

test('what the library does not keep is not opened', () => {
  expect(open('<p>a</p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>')).toBeNull();
});

test('a click on a picture leaves the text as it is', () => {
  const html = '<p>One <img src="-/media/coin.png" alt="A coin"></p>';
  const editor = open(html);
  editor?.element.querySelector('img')?.click();
  expect(editor?.read()).toBe(html);
  expect(editor?.element.querySelectorAll('div')).toHaveLength(0);
  editor?.close();
});

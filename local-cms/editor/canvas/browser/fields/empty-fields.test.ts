/** @jest-environment jsdom */
import { readChromes } from '../read-chromes.ts';
import { markEmptyFields } from './empty-fields.ts';

const field = (title: string, html: string) =>
  `<code class="scpm" chrometype="field" kind="open">${JSON.stringify({ title })}</code>${html}<code class="scpm" chrometype="field" kind="close"></code>`;

const rendering = (id: string, html: string) =>
  `<code class="scpm" chrometype="rendering" kind="open" id="${id}"></code>${html}<code class="scpm" chrometype="rendering" kind="close"></code>`;

const EMPTY = '<span>[No text in field]</span>';

function mark(selected = ''): (string | null)[] {
  markEmptyFields(readChromes(document.querySelectorAll('code.scpm')).root, selected);
  return [...document.querySelectorAll('span')].map((span) => span.getAttribute('data-editor-empty'));
}

test('an empty field has its name, and loses it with its first text', () => {
  document.body.innerHTML = rendering(
    'a',
    field('PrimaryLink', EMPTY) + field('Title', '<span>Hello</span>'),
  );
  expect(mark()).toEqual(['Primary link', null]);
  const [hint] = document.querySelectorAll('span');
  if (hint) hint.textContent = 'New';
  expect(mark()).toEqual([null, null]);
});

test('in the header, empty fields are shown where somebody works', () => {
  document.body.innerHTML = `<header>${rendering('a', field('Title', EMPTY))}${rendering('b', field('Text', EMPTY))}</header>`;
  expect(mark()).toEqual(['', '']);
  expect(mark('/1')).toEqual(['', 'Text']);
  expect(mark('/0/0')).toEqual(['Title', '']);
});

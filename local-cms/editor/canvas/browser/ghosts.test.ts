/** @jest-environment jsdom */
import { createGhosts } from './ghosts.ts';
import { readChromes } from './read-chromes.ts';

const chrome = (type: string, kind: string, id = '') =>
  `<code class="scpm" chrometype="${type}" kind="${kind}" id="${id}"></code>`;

const rendering = (id: string) =>
  `${chrome('rendering', 'open', id)}<p style="display: flex;">${id}</p>${chrome('rendering', 'close')}`;

const PLACEHOLDER = 'headless-main_00000000-0000-0000-0000-000000000000';

/** A placeholder has the key `/0`, and its first rendering `/0/0`. */
function show(parts: readonly string[]) {
  const inner = parts.map(rendering).join('');
  document.body.innerHTML =
    chrome('placeholder', 'open', PLACEHOLDER) + inner + chrome('placeholder', 'close');
  const { root } = readChromes(document.querySelectorAll('code.scpm'));
  const html = document.body.innerHTML;
  const listShown = () =>
    [...document.querySelectorAll<HTMLElement>('p, div')]
      .filter(({ style }) => style.display !== 'none')
      .map(({ textContent }) => textContent || 'box');
  return { root, html, listShown };
}

test.each([
  ['a box after a part', { after: '/0/0' }, ['a', 'box', 'b']],
  ['a box before a part', { before: '/0/0' }, ['box', 'a', 'b']],
  ['a box at the end of a placeholder', { inside: '/0' }, ['a', 'b', 'box']],
  ['no part', { hide: '/0/0' }, ['b']],
  ['nothing for a key that is not there', { hide: '/7', after: '/8', marks: ['/9'] }, ['a', 'b']],
])('a ghost shows %s, and leaves no trace', (_, ghost, expected) => {
  const { root, html, listShown } = show(['a', 'b']);
  const ghosts = createGhosts();
  ghosts.show(root, ghost);
  expect(listShown()).toEqual(expected);
  ghosts.clear();
  expect(document.body.innerHTML).toBe(html);
});

test('an empty placeholder gets a box', () => {
  const { root, listShown } = show([]);
  createGhosts().show(root, { inside: '/0' });
  expect(listShown()).toEqual(['box']);
});

test('a part is marked until the next ghost', () => {
  const { root } = show(['a', 'b']);
  const ghosts = createGhosts();
  const listMarked = () =>
    [...document.querySelectorAll('p')]
      .filter(({ style }) => style.outline !== '')
      .map(({ textContent }) => textContent);
  ghosts.show(root, { marks: ['/0/0'] });
  expect(listMarked()).toEqual(['a']);
  ghosts.show(root, { marks: ['/0/1'] });
  expect(listMarked()).toEqual(['b']);
});

test('what was shown in advance stays until the page has changed', async () => {
  const { root, listShown } = show(['a']);
  const ghosts = createGhosts();
  ghosts.show(root, { after: '/0/0' });
  ghosts.clearWithPage();
  await Promise.resolve();
  expect(listShown()).toEqual(['a', 'box']);
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'b' }));
  await Promise.resolve();
  expect(listShown()).toEqual(['a', 'b']);
});

test('a page that stays as it was does not remove what is shown in advance later', async () => {
  const { root, listShown } = show(['a']);
  const ghosts = createGhosts();
  ghosts.clearWithPage();
  ghosts.clear();
  ghosts.show(root, { after: '/0/0' });
  await Promise.resolve();
  expect(listShown()).toEqual(['a', 'box']);
});

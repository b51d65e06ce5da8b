/** @jest-environment jsdom */
import { isHelpOpen } from '../state/help.ts';
import { emptyPage, openPage } from '../state/page/open-page.ts';
import { go } from '../state/place/place.ts';
import { allowSingleKeys } from '../state/single-keys.ts';
import { hint } from '../state/status.ts';
import { listenForShortcuts, pressKey } from './shortcuts.ts';

beforeAll(listenForShortcuts);

beforeEach(() => {
  document.body.innerHTML = `
    <main><div class="panel right"><button role="tab"></button><input type="checkbox" /></div></main>
    <div id="outline" role="tree"><div role="treeitem"></div></div>
    <div class="overlay"><button></button></div>
    <select></select>
    <input type="search" />
  `;
  go({ view: '' });
  openPage.value = { ...emptyPage, status: 'shown' };
});

function press(init: KeyboardEventInit, selector = 'body'): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a key that finds nothing to do says what it would need', async () => {
  press({ key: 'd', ctrlKey: true });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(hint.value).toBe('Select a part of the page first.');
  press({ key: 's', ctrlKey: true });
  expect(hint.value).toBe('All changes are saved.');
});

test('a held Delete deletes once, because another part is selected afterwards', () => {
  expect([press({ key: 'Delete' }), press({ key: 'Delete', repeat: true })]).toEqual([true, false]);
});

const PART_KEYS: readonly KeyboardEventInit[] = [
  { key: 'Delete' },
  { key: 'd', ctrlKey: true },
  { key: 'ArrowUp', altKey: true },
  { key: 'Escape' },
];

const pressAll = (selector: string): boolean[] => PART_KEYS.map((init) => press(init, selector));

test.each(['body', 'main', '[role=treeitem]', '.overlay button'])(
  'keys change the selected part while the focus is at %s',
  (selector) => expect(pressAll(selector)).toEqual([true, true, true, true]),
);

test.each(['[role=tab]', '[type=checkbox]', 'select', '[type=search]'])(
  'keys change no part while the focus is at %s',
  (selector) => expect(pressAll(selector)).toEqual([false, false, false, false]),
);

test('keys change no part of the page that another view covers', () => {
  go({ view: 'media' });
  expect(pressAll('body')).toEqual([false, false, false, false]);
  expect([press({ key: 'F2' }), press({ key: 'a' })]).toEqual([false, false]);
  expect(press({ key: 's', ctrlKey: true })).toBe(true);
});

test('a choice and a checkbox have nothing of their own to undo', () => {
  const keys = { key: 'z', ctrlKey: true };
  expect([press(keys, 'select'), press(keys, '[type=checkbox]'), press(keys, '[type=search]')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a letter chooses in a choice', () => {
  expect(press({ key: 'a' }, 'select')).toBe(false);
});

test('keys of one character can be switched off, and those with Control stay', () => {
  const question = { key: '?', hasControl: false, hasShift: true, hasAlt: false };
  allowSingleKeys(false);
  expect([pressKey(question), isHelpOpen.value]).toEqual([false, false]);
  expect(pressKey({ ...question, key: 's', hasControl: true, hasShift: false })).toBe(true);
  allowSingleKeys(true);
  expect([pressKey(question), isHelpOpen.value]).toEqual([true, true]);
});

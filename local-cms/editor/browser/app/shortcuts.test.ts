/** @jest-environment jsdom */
import { isHelpOpen } from '../state/help.ts';
import { allowSingleKeys } from '../state/single-keys.ts';
import { listenForShortcuts, pressKey } from './shortcuts.ts';

function press(init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a held Delete deletes once, because another part is selected afterwards', () => {
  listenForShortcuts();
  expect([press({ key: 'Delete' }), press({ key: 'Delete', repeat: true })]).toEqual([true, false]);
});

test('keys of one character can be switched off, and those with Control stay', () => {
  const question = { key: '?', hasControl: false, hasShift: true, hasAlt: false };
  allowSingleKeys(false);
  expect([pressKey(question), isHelpOpen.value]).toEqual([false, false]);
  expect(pressKey({ ...question, key: 's', hasControl: true, hasShift: false })).toBe(true);
  allowSingleKeys(true);
  expect([pressKey(question), isHelpOpen.value]).toEqual([true, true]);
});

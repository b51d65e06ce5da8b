/** @jest-environment jsdom */
import { listenForShortcuts } from './shortcuts.ts';

function press(init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a held Delete deletes once, because another part is selected afterwards', () => {
  listenForShortcuts();
  expect([press({ key: 'Delete' }), press({ key: 'Delete', repeat: true })]).toEqual([true, false]);
});

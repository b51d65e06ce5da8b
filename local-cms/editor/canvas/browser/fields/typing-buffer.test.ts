/** @jest-environment jsdom */
import { createTypingBuffer } from './typing-buffer.ts';

const press = (inputType: string, more: InputEventInit = {}) =>
  new InputEvent('beforeinput', { inputType, cancelable: true, ...more });

test('edits are kept while the page is updated, and later keys change the page', () => {
  const buffer = createTypingBuffer();
  const before = press('insertText', { data: 'a' });
  buffer.keep(before);
  buffer.start();
  const held = press('insertText', { data: 'b' });
  buffer.keep(held);
  buffer.keep(press('deleteContentBackward'));
  buffer.keep(press('insertParagraph'));
  expect([before.defaultPrevented, held.defaultPrevented]).toEqual([false, true]);
  expect(buffer.stop()).toEqual([
    { command: 'insertText', text: 'b' },
    { command: 'delete', text: '' },
    { command: 'insertLineBreak', text: '' },
  ]);
  const after = press('insertText', { data: 'd' });
  buffer.keep(after);
  expect(after.defaultPrevented).toBe(false);
  expect(buffer.stop()).toEqual([]);
});

test('the composition of a letter, which cannot be prevented, is not kept and inserted twice', () => {
  const buffer = createTypingBuffer();
  buffer.start();
  const event = press('insertCompositionText', { data: 'に', isComposing: true });
  buffer.keep(event);
  expect(event.defaultPrevented).toBe(false);
  expect(buffer.stop()).toEqual([]);
});

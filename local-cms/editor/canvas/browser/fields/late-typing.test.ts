/**
  @jest-environment jsdom */
import { createLateTyping } from './late-typing.ts';

const press = (data: string) => new InputEvent('beforeinput', { data, cancelable: true });

test('what is typed while the page is updated is kept, and later keys type into the page', () => {
  const late = createLateTyping();
  const before = press('a');
  late.keep(before);
  late.start();
  const held = press('b');
  late.keep(held);
  late.keep(press('c'));
  expect([before.defaultPrevented, held.defaultPrevented]).toEqual([false, true]);
  expect(late.stop()).toBe('bc');
  const after = press('d');
  late.keep(after);
  expect(after.defaultPrevented).toBe(false);
  expect(late.stop()).toBe('');
});

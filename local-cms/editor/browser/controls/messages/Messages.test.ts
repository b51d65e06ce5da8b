/** @jest-environment jsdom */
import { h, render } from 'preact';
import { announce } from '../../state/status.ts';
import { Messages } from './Messages.tsx';
import { noteDialog } from './open-dialogs.ts';

const whenShown = () => new Promise((resolve) => setTimeout(resolve, 20));

async function showPlace(dialog = '') {
  const root = document.createElement('div');
  document.body.append(root);
  render(h(Messages, { dialog }), root);
  await whenShown();
  const status = root.querySelector('[role=status]');
  if (!status) throw new Error('There is no place for messages.');
  return status;
}

async function say(text: string) {
  announce(text);
  await whenShown();
}

test('a message that is said twice is said twice', async () => {
  const status = await showPlace();
  await say('Saved.');
  const first = status.firstElementChild;
  await say('Saved.');
  expect(status.textContent).toBe('Saved.');
  expect(status.firstElementChild).not.toBe(first);
});

test('a dialog does not repeat what was said before it was opened', async () => {
  const outside = await showPlace();
  await say('Saved.');
  const noteClosed = noteDialog('a');
  const inside = await showPlace('a');
  expect([outside.textContent, inside.textContent]).toEqual(['Saved.', '']);
  await say('Moved.');
  expect([outside.textContent, inside.textContent]).toEqual(['Saved.', 'Moved.']);
  noteClosed();
});

test('what is said just before a dialog is closed is said outside of it, too, and nothing older', async () => {
  const noteFirst = noteDialog('a');
  const outside = await showPlace();
  await say('Done.');
  noteFirst();
  await whenShown();
  expect(outside.textContent).toBe('Done.');
  const noteSecond = noteDialog('b');
  await say('Old.');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 2_000);
  noteSecond();
  await whenShown();
  expect(outside.textContent).toBe('Done.');
  jest.restoreAllMocks();
});

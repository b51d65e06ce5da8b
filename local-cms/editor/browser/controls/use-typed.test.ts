/** @jest-environment jsdom */
import { h, render } from 'preact';
import { useTyped } from './use-typed.ts';

function Field({ value }: { value: string }) {
  const [text, setText] = useTyped(value);
  return h('input', { value: text, onInput: ({ currentTarget }) => setText(currentTarget.value) });
}

async function show(root: Element, value: string) {
  render(h(Field, { value }), root);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const input = root.querySelector('input');
  if (!input) throw new Error('There is no field.');
  return input;
}

test('a change from elsewhere is shown, unless somebody has typed', async () => {
  const root = document.createElement('div');
  const input = await show(root, 'first');
  expect((await show(root, 'second')).value).toBe('second');
  input.value = 'typed';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect((await show(root, 'third')).value).toBe('typed');
});

test('what was typed and saved is replaced by the next change', async () => {
  const root = document.createElement('div');
  const input = await show(root, '');
  input.value = 'typed';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await show(root, 'typed');
  expect((await show(root, '')).value).toBe('');
});

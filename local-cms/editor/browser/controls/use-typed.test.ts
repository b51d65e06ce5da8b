/** @jest-environment jsdom */
import { h, render } from 'preact';
import { useTyped } from './use-typed.ts';

function Field({ value }: { value: string }) {
  const { text, setText, expect: expectText } = useTyped(value);
  return h('input', {
    value: text,
    onInput: ({ currentTarget }) => setText(currentTarget.value),
    onBlur: () => expectText(text),
  });
}

async function show(root: Element, value: string) {
  render(h(Field, { value }), root);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const input = root.querySelector('input');
  if (!input) throw new Error('There is no field.');
  return input;
}

async function type(input: HTMLInputElement, text: string) {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a change from elsewhere is shown, unless somebody has typed', async () => {
  const root = document.createElement('div');
  const input = await show(root, 'first');
  expect((await show(root, 'second')).value).toBe('second');
  await type(input, 'typed');
  expect((await show(root, 'third')).value).toBe('typed');
});

test('what was typed and saved is replaced by the next change', async () => {
  const root = document.createElement('div');
  const input = await show(root, '');
  await type(input, 'typed');
  await show(root, 'typed');
  expect((await show(root, '')).value).toBe('');
});

test('what was saved and comes back does not replace what was typed since', async () => {
  const root = document.createElement('div');
  const input = await show(root, '');
  await type(input, 'saved');
  input.dispatchEvent(new Event('blur'));
  await type(input, '');
  expect((await show(root, 'saved')).value).toBe('');
});

/** @jest-environment jsdom */
import { h, render } from 'preact';
import { useKeptFocus } from './use-kept-focus.ts';

const OTHERWISE = ['.add'];

function List({ names }: { names: readonly string[] }) {
  const root = useKeptFocus<HTMLDivElement>({ rows: 'li', otherwise: OTHERWISE });
  const rows = names.map((name) =>
    h('li', { key: name }, h('button', null, `Change ${name}`), h('button', null, `Delete ${name}`)),
  );
  return h('div', { ref: root }, h('button', { class: 'add' }, 'Add'), h('ul', null, rows));
}

function show(names: readonly string[]): Promise<void> {
  render(h(List, { names }), document.body);
  return Promise.resolve();
}

const focus = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.focus();

const getFocused = () => document.activeElement?.textContent;

beforeEach(() => render(null, document.body));

test('the next row gets the focus when its row goes away, and the last one after the last', async () => {
  await show(['a', 'b', 'c']);
  focus('Delete b');
  await show(['a', 'c']);
  expect(getFocused()).toBe('Delete c');
  await show(['a']);
  expect(getFocused()).toBe('Delete a');
});

test('what is beside the list gets the focus when no row is left', async () => {
  await show(['a']);
  focus('Delete a');
  await show([]);
  expect(getFocused()).toBe('Add');
});

test('a row that goes away does not take the focus from elsewhere', async () => {
  await show(['a', 'b']);
  focus('Delete a');
  focus('Add');
  await show(['b']);
  expect(getFocused()).toBe('Add');
});

/** @jest-environment jsdom */
import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { moveInList } from '../../state/move-in-list.ts';
import { useRowKeys } from './use-row-keys.ts';

/** A list whose first row goes to the end by a click, and whose last row is removed by another button. */
function List() {
  const [names, setNames] = useState<readonly string[]>(['a', 'b', 'b']);
  const { list, keys, move, remove } = useRowKeys(names.length);
  const toEnd = () => {
    move(0, names.length - 1);
    setNames(moveInList(names, 0, names.length - 1));
  };
  const removeFirst = () => {
    remove(0);
    setNames(names.slice(1));
  };
  const rows = names.map((name, index) =>
    h('li', { key: keys[index] }, h('button', { type: 'button', onClick: toEnd }, name)),
  );
  return h('div', null, h('ol', { ref: list }, rows), h('button', { onClick: removeFirst }, 'Remove'));
}

function show() {
  document.body.replaceChildren();
  render(h(List, null), document.body);
  const rows = () => [...document.querySelectorAll('li')];
  const press = async (button: Element | null | undefined) => {
    if (button instanceof HTMLElement) button.click();
    await Promise.resolve();
  };
  return { rows, press };
}

test('a row that moves stays the same row and keeps the focus', async () => {
  const { rows, press } = show();
  const [first, second, third] = rows();
  await press(first?.querySelector('button'));
  expect(rows()).toEqual([second, third, first]);
  expect(document.activeElement).toBe(first?.querySelector('button'));
});

test('a row that is removed takes its key with it', async () => {
  const { rows, press } = show();
  const [, second, third] = rows();
  await press(document.querySelector('div > button'));
  expect(rows()).toEqual([second, third]);
});

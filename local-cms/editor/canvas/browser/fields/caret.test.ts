/** @jest-environment jsdom */
import { readCaret, setCaret, setCaretAt } from './caret.ts';

function show(html: string): Element {
  document.body.innerHTML = `<p>${html}</p>`;
  const element = document.querySelector('p');
  if (!element) throw new Error('There is no paragraph.');
  return element;
}

test.each([
  ['Hello', { start: 2, end: 2 }],
  ['Hello<br>world', { start: 5, end: 8 }],
  ['', { start: 0, end: 0 }],
])('in %p the caret %p is found again', (html, caret) => {
  const element = show(html);
  setCaret(element, caret);
  expect(readCaret(element)).toEqual(caret);
});

test('in a shorter text the caret is at the end', () => {
  const element = show('Hello');
  setCaret(element, { start: 9, end: 9 });
  expect(readCaret(element)).toEqual({ start: 5, end: 5 });
});

test('without a place of the mouse the caret is at the end', () => {
  const element = show('Hello');
  setCaretAt(element, null);
  expect(readCaret(element)).toEqual({ start: 5, end: 5 });
});

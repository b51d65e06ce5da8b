/** @jest-environment jsdom */
import { noteOrigin, returnToOrigin } from './typing-origin.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><button></button><input /><iframe></iframe></main>';
  find('button')?.focus();
  noteOrigin();
  find('iframe')?.focus();
});

test('the focus goes back to where the typing was begun', () => {
  returnToOrigin();
  expect(document.activeElement?.localName).toBe('button');
});

test('the view has the focus if that is gone', () => {
  find('button')?.remove();
  returnToOrigin();
  expect(document.activeElement?.localName).toBe('main');
});

test('the focus stays with who has gone somewhere else, or has begun in the page', () => {
  find('input')?.focus();
  returnToOrigin();
  expect(document.activeElement?.localName).toBe('input');
  find('iframe')?.focus();
  noteOrigin();
  returnToOrigin();
  expect(document.activeElement?.localName).toBe('iframe');
});

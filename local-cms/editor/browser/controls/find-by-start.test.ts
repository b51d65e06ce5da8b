import { findByStart } from './find-by-start.ts';

const NAMES = ['Header', 'Columns', 'Column 1', 'Hero'];

const find = (from: number, typed: string) => findByStart(NAMES, from, typed, (name) => name);

test('a letter goes to the next name that begins with it, and around', () => {
  expect([find(0, 'h'), find(3, 'h'), find(0, 'x')]).toEqual(['Hero', 'Header', undefined]);
});

test('another letter of the same word stays at a name that it fits', () => {
  expect([find(1, 'co'), find(1, 'column ')]).toEqual(['Columns', 'Column 1']);
});

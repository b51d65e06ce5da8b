import type { OutlineNode } from '../../platform/messages.ts';
import { filterRows, findRow, findStep, findTyped, listRows } from './outline-rows.ts';

const part = (key: string, type: string, name: string, children: OutlineNode[] = []): OutlineNode => ({
  key,
  type,
  name,
  children,
});

const outline = [
  part('/0', 'placeholder', 'Header', [
    part('/0/0', 'rendering', 'hidden', [
      part('/0/0/0', 'placeholder', 'design', [part('/0/0/0/0', 'rendering', 'Navigation')]),
    ]),
  ]),
  part('/1', 'placeholder', 'Main', [
    part('/1/0', 'rendering', 'Hero', [part('/1/0/0', 'field', 'Title')]),
    part('/1/1', 'rendering', 'Columns', [
      part('/1/1/0', 'placeholder', 'Column 1', [part('/1/1/0/0', 'rendering', 'Rich text')]),
      part('/1/1/1', 'placeholder', 'Column 2'),
    ]),
  ]),
];

const rows = listRows(outline, {
  toName: ({ name = '' }) => name,
  isHidden: ({ name }) => name === 'hidden',
});

test('the rows leave out fields, and what is around a partial design', () => {
  expect(rows.map(({ name, level }) => [name, level])).toEqual([
    ['Header', 1],
    ['Navigation', 2],
    ['Main', 1],
    ['Hero', 2],
    ['Columns', 2],
    ['Column 1', 3],
    ['Rich text', 4],
    ['Column 2', 3],
  ]);
});

test('a closed row hides what is inside', () => {
  const shown = filterRows(rows, new Set(['/1/1', '/0']), '');
  expect(shown.map(({ name }) => name)).toEqual(['Header', 'Main', 'Hero', 'Columns']);
});

test('a search shows what it finds with what is around it, also in closed rows', () => {
  const shown = filterRows(rows, new Set(['/1']), 'rich');
  expect(shown.map(({ name }) => name)).toEqual(['Main', 'Columns', 'Column 1', 'Rich text']);
});

test('a field is found at the row of its rendering', () => {
  expect(findRow(rows, '/1/0/0')?.name).toBe('Hero');
});

test('typing goes to the next row that begins with the letters', () => {
  expect(findTyped(rows, 4, 'c')?.name).toBe('Column 1');
  expect(findTyped(rows, 7, 'h')?.name).toBe('Header');
  expect(findTyped(rows, 0, 'x')).toBeUndefined();
});

test.each([
  ['ArrowDown', 'Main', true, 'Hero'],
  ['ArrowUp', 'Main', true, 'Navigation'],
  ['Home', 'Main', true, 'Header'],
  ['End', 'Main', true, 'Column 2'],
  ['ArrowLeft', 'Hero', true, 'Main'],
  ['ArrowRight', 'Main', true, 'Hero'],
])('%s at %s goes to another row', (key, name, isOpen, next) => {
  const row = rows.find((one) => one.name === name);
  expect(row && findStep(key, { rows, row, isOpen })?.row?.name).toBe(next);
});

test('the arrows close and open a row that has others inside', () => {
  const row = rows[2];
  expect(row && findStep('ArrowLeft', { rows, row, isOpen: true })?.isOpen).toBe(false);
  expect(row && findStep('ArrowRight', { rows, row, isOpen: false })?.isOpen).toBe(true);
  expect(row && findStep('x', { rows, row, isOpen: false })).toBeNull();
});

import { toEditorPage } from '@tests/fixtures/editor-pages';
import type { Page } from '../../platform/client.ts';
import { findRows, findSpot, findStep, listRows, toAddress, toPlacing } from './tree.ts';

const home = toEditorPage('/', null);
const a = toEditorPage('/a', '/');
const inner = toEditorPage('/a/inner', '/a');
const b = toEditorPage('/b', '/');
const pages = [home, a, inner, b];

test('lists the rows of a tree, without those below a closed page', () => {
  const show = (closed: string[]) =>
    listRows(pages, new Set(closed)).map(
      ({ page: { route }, level, position, count }) => `${level} ${route} ${position}/${count}`,
    );
  expect(show([])).toEqual(['1 / 1/1', '2 /a 1/2', '3 /a/inner 1/1', '2 /b 2/2']);
  expect(show(['/a'])).toEqual(['1 / 1/1', '2 /a 1/2', '2 /b 2/2']);
});

test('finds pages by title and address', () => {
  const find = (words: string) => findRows(pages, words).map((row) => row.page.route);
  expect(find('inn')).toEqual(['/a/inner']);
  expect(find(' HOME ')).toEqual(['/']);
  expect(find('b')).toEqual(['/b']);
  expect(find('a')[0]).toBe('/a');
});

test('the arrow keys go through the tree, and open and close its pages', () => {
  const rows = listRows(pages, new Set());
  const go = (index: number, key: string, isClosed = false) => {
    const step = findStep(rows, index, key, isClosed);
    return step && 'row' in step ? step.row?.page.route : step;
  };
  expect([go(0, 'ArrowDown'), go(1, 'ArrowUp'), go(2, 'Home'), go(0, 'End')]).toEqual(['/a', '/', '/', '/b']);
  expect([go(1, 'ArrowRight'), go(1, 'ArrowRight', true), go(3, 'ArrowRight')]).toEqual([
    '/a/inner',
    { isClosed: false },
    undefined,
  ]);
  expect([go(1, 'ArrowLeft'), go(2, 'ArrowLeft'), go(0, 'x')]).toEqual([{ isClosed: true }, '/a', null]);
});

test.each<[string, Page, string, unknown]>([
  ['up', b, 'ArrowUp', { page: a, side: 'before' }],
  ['up at the top', a, 'ArrowUp', null],
  ['down', a, 'ArrowDown', { page: b, side: 'after' }],
  ['into the page above', b, 'ArrowRight', { page: a, side: 'inside' }],
  ['out of its parent', inner, 'ArrowLeft', { page: a, side: 'after' }],
  ['out of the site', a, 'ArrowLeft', null],
])('a key moves a page %s', (_, moved, key, spot) => {
  expect(findSpot(pages, moved, key)).toEqual(spot);
});

test('a page is put beside or into others, but not into itself', () => {
  expect(toPlacing(pages, inner, { page: b, side: 'before' })).toEqual({
    targetParentId: '/',
    sortBefore: '/b',
  });
  expect(toPlacing(pages, inner, { page: b, side: 'inside' })).toEqual({ targetParentId: '/b' });
  expect(toPlacing(pages, a, { page: inner, side: 'inside' })).toBeNull();
  expect(toPlacing(pages, a, { page: home, side: 'before' })).toBeNull();
  expect(toPlacing(pages, home, { page: b, side: 'inside' })).toBeNull();
});

test.each([
  ['Our Årsmøde: 2026!', 'our-aarsmoede-2026'],
  ['Café “Été”', 'cafe-ete'],
  ['رحلات', ''],
])('makes an address of %s', (title, address) => {
  expect(toAddress(title)).toBe(address);
});

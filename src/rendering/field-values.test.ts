/** @jest-environment node */
import fc from 'fast-check';
import { findIn, toImage, toItems, toLink, toText } from './field-values';

test.each([
  [{ value: 'Hello' }, 'Hello'],
  [{ value: 3 }, '3'],
  [{ value: 0 }, '0'],
  [{ value: '' }, ''],
  [{ value: null }, ''],
  [{ value: { a: 1 } }, ''],
  [{}, ''],
  [undefined, ''],
  ['Hello', ''],
])('%j as text: %j', (field, text) => {
  expect(toText(field)).toBe(text);
});

test.each([
  [{ href: '/about', text: 'About' }, '/about'],
  [{ href: '/about', querystring: 'a=1', anchor: 'team' }, '/about?a=1#team'],
  [{ href: '/about?a=1#team', querystring: 'a=1', anchor: 'team' }, '/about?a=1#team'],
  [{ href: '#team', linktype: 'anchor', anchor: 'team' }, '#team'],
  [{ href: '/about', querystring: 'a=1' }, '/about?a=1'],
  [{ href: '/about', anchor: 'team' }, '/about#team'],
  [{ href: '/about#team', anchor: 'other' }, '/about#team'],
  [{ href: '//example.org/x' }, '//example.org/x'],
  [{ href: '/report.pdf?q=1' }, '/report.pdf?q=1'],
  [{ href: ' mailto:hello@example.org ' }, 'mailto:hello@example.org'],
  [{ href: 'tel:+4559002140' }, 'tel:+4559002140'],
])('%j as an address: %s', (value, href) => {
  expect(toLink({ value })?.href).toBe(href);
});

test.each([
  undefined,
  {},
  { value: {} },
  { value: { href: '' } },
  { value: { href: 'javascript:alert(1)' } },
  { value: { href: ' java\nscript:alert(1)', querystring: 'a=1' } },
  { value: { href: 'data:text/html,<script>' } },
  { value: { href: 7 } },
])('%j is no link', (field) => {
  expect(toLink(field)).toBeNull();
});

test('a link without text shows its address', () => {
  expect(toLink({ value: { href: 'https://example.org' } })?.text).toBe('https://example.org');
});

test('reads the size of an image, which the CMS sends as text', () => {
  expect(toImage({ value: { src: '/a.jpg', alt: 'A', width: '300', height: '200' } })).toEqual({
    src: '/a.jpg',
    alt: 'A',
    width: 300,
    height: 200,
  });
  expect(toImage({ value: { src: '/a.jpg', width: '100%' } })).toMatchObject({ alt: '', width: undefined });
});

test.each([undefined, { value: {} }, { value: { src: '' } }, { value: 'a.jpg' }, { value: [] }])(
  '%j is no image',
  (field) => {
    expect(toImage(field)).toBeNull();
  },
);

test('a list is the same as an array and as an object with numeric keys', () => {
  expect(toItems([{ a: 1 }, null, 'x'])).toEqual([{ a: 1 }]);
  expect(toItems({ 0: { a: 1 }, 1: { a: 2 } })).toEqual([{ a: 1 }, { a: 2 }]);
  expect(toItems(undefined)).toEqual([]);
});

test('goes down a path and stops where it ends', () => {
  expect(findIn({ a: { b: 1 } }, 'a', 'b')).toBe(1);
  expect(findIn({ a: null }, 'a', 'b')).toBeUndefined();
});

test('no value that the CMS could send makes them throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      toText({ value });
      toLink({ value });
      toImage({ value });
      toItems(value);
      findIn(value, 'a', 'b');
    }),
  );
});

import fc from 'fast-check';
import type { Field } from '../component/types';
import {
  getIn,
  getText,
  hasLink,
  toBoolean,
  toField,
  toImage,
  toItems,
  toLink,
  toMarkup,
  toNumber,
  toText,
} from './field-values';

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
])('the text of %j is %j', (field, text) => {
  expect(toText(field)).toBe(text);
});

test.each([
  ['<p>1 &lt; 2</p>', '<p>1 &lt; 2</p>'],
  ['1 < 2', '1 &lt; 2'],
  ['Anna <anna@example.org>', 'Anna &lt;anna@example.org>'],
  ['one<br>two<BR/>three<!-- a remark -->', 'one<br>two<BR/>three<!-- a remark -->'],
  ['<brand>', '&lt;brand>'],
  ['<C>', '&lt;C>'],
  ['', ''],
])('the markup of the text %j is %j', (text, markup) => {
  expect(toMarkup({ value: text })).toBe(markup);
});

test.each([
  [0, 0],
  [-2.5, -2.5],
  ['40', 40],
  [' 1e3 ', 1000],
])('the number of the value %j is %d', (value, number) => {
  expect(toNumber({ value })).toBe(number);
});

test.each(['', ' ', 'many', '1,000', null, true, {}, [], Number.NaN, Number.POSITIVE_INFINITY, undefined])(
  '%p is not a number',
  (value) => {
    expect(toNumber({ value })).toBeNull();
  },
);

test.each([true, '1', 1])('%j is a checked checkbox', (value) => {
  expect(toBoolean({ value })).toBe(true);
});

test.each([false, '', '0', 0, 'yes', null, {}, undefined])('%j is not a checked checkbox', (value) => {
  expect(toBoolean({ value })).toBe(false);
  expect(toBoolean(value)).toBe(false);
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
])('the URL of the link %j is %s', (value, href) => {
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
])('%j is not a link', (field) => {
  expect(toLink(field)).toBeNull();
});

test('the text of a link without text is its URL', () => {
  expect(toLink({ value: { href: 'https://example.org' } })?.text).toBe('https://example.org');
});

test('reads the width and height of an image, which the CMS sends as strings', () => {
  expect(toImage({ value: { src: '/a.jpg', alt: 'A', width: '300', height: '200' } })).toEqual({
    src: '/a.jpg',
    alt: 'A',
    width: 300,
    height: 200,
  });
  expect(toImage({ value: { src: '/a.jpg', width: '100%' } })).toMatchObject({ alt: '', width: undefined });
});

test.each([undefined, { value: {} }, { value: { src: '' } }, { value: 'a.jpg' }, { value: [] }])(
  '%j is not an image',
  (field) => {
    expect(toImage(field)).toBeNull();
  },
);

test('reads a list from an array or from an object with numeric keys, and drops what is not an object', () => {
  expect(toItems([{ a: 1 }, null, 'x'])).toEqual([{ a: 1 }]);
  expect(toItems({ 0: { a: 1 }, 1: { a: 2 } })).toEqual([{ a: 1 }, { a: 2 }]);
  expect(toItems(undefined)).toEqual([]);
});

test('returns undefined or an empty string when a path does not exist', () => {
  expect(getIn({ a: { b: 1 } }, 'a', 'b')).toBe(1);
  expect(getIn({ a: null }, 'a', 'b')).toBeUndefined();
  expect(getText({ a: { b: ' x ' } }, 'a', 'b')).toBe('x');
  expect(getText({ a: { b: 1 } }, 'a', 'b')).toBe('');
});

test('only an object is a field', () => {
  const field = { value: 'Hello' };
  expect(toField(field)).toBe(field);
  for (const value of [null, undefined, 'Hello', 1, [field]]) expect(toField(value)).toBeUndefined();
});

test('no function throws for any value', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      toText({ value });
      toMarkup({ value });
      toNumber({ value });
      toBoolean({ value });
      toLink({ value });
      toImage({ value });
      toItems(value);
      getIn(value, 'a', 'b');
    }),
  );
});

test.each<[boolean, Field | undefined]>([
  [true, { value: { href: '/join' } }],
  [true, { value: { href: '' }, metadata: { fieldType: 'General Link' } }],
  [false, { value: { href: '' } }],
  [false, { value: { href: 'javascript:alert(1)' } }],
  [false, undefined],
])('it is %j that the link field %j shows something, in edit mode also if it is empty', (shown, field) => {
  expect(hasLink(field)).toBe(shown);
});

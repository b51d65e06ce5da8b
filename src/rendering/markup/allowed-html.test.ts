import { allowedHtml, isReservedId } from './allowed-html';
import { sanitizeHtml } from './sanitize-html';

test.each([
  'https://example.org/a?b:c',
  'HTTPS://example.org',
  '//example.org/x',
  '/a/b:c',
  'a/b:c',
  '#a:b',
  '?a:b',
  'mailto:a@example.org',
  'tel:+4559002140',
  '',
])('keeps a link to %p', (href) => {
  expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
});

test.each([
  'javascript:x',
  'JaVaScRiPt:x',
  ' javascript:x',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///x',
])('removes a link to %p', (href) => {
  expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
});

test.each([
  ['data:image/png;base64,AAAA', true],
  ['data:image/svg+xml;base64,AAAA', false],
  ['data:text/html;base64,AAAA', false],
])('keeps the image %s: %p', (src, isKept) => {
  expect(sanitizeHtml(`<img src="${src}">`)).toBe(isKept ? `<img src="${src}">` : '<img>');
});

test('reserves ids that begin with two underscores', () => {
  expect(['__next', '__NEXT_DATA__', '_next', 'a__b', ''].filter(isReservedId)).toEqual([
    '__next',
    '__NEXT_DATA__',
  ]);
});

test('lists no tag both as allowed and as removed with its children', () => {
  expect(allowedHtml.tagNames?.filter((tag) => allowedHtml.strip?.includes(tag))).toEqual([]);
});

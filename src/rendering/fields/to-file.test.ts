import fc from 'fast-check';
import { toFile } from './to-file';

const src = 'https://cms.test/-/media/site/Key%20figures.pdf?rev=1#page=2';

test.each([
  ['its title', { src, title: 'Key figures 2025', displayName: 'key-figures' }, 'Key figures 2025'],
  ['its display name', { src, title: ' ', displayName: 'key-figures' }, 'key-figures'],
  ['the file name in its URL', { src }, 'Key figures.pdf'],
  ['the encoded file name when it cannot be decoded', { src: '/a/100%.txt' }, '100%.txt'],
  ['its URL when that has no file name', { src: 'https://files.test/' }, 'https://files.test/'],
])('the text of a file is %s', (_what, value, text) => {
  expect(toFile({ value })).toMatchObject({ src: value.src, text });
});

test.each([
  [src, 'PDF'],
  ['/a/b.Docx', 'DOCX'],
  ['/-/media/ab12.ashx', null],
  ['/a.b/c', null],
  ['/', null],
])('the kind of %s is %j', (url, kind) => {
  expect(toFile({ value: { src: url } })?.kind).toBe(kind);
});

test.each([
  undefined,
  {},
  { value: {} },
  { value: '/a.pdf' },
  { value: { src: 7 } },
  { value: { src: 'java\nscript:alert(1)' } },
  { value: { src: 'data:text/html,x' } },
])('%j is not a file', (field) => {
  expect(toFile(field)).toBeNull();
});

test('does not throw for any value', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, title) => {
      toFile({ value });
      toFile({ value: { src: value, title } });
    }),
  );
});

import { createTestContent, getSite, publicUrl, revision } from '@tests/local-cms/create-test-snapshot.ts';
import fc from 'fast-check';
import { formatRichText } from './rich-text.ts';

const place = { file: 'content/x.yml', line: 7 };
const format = (html: string) =>
  formatRichText({ site: getSite(createTestContent().snapshot), language: 'da', publicUrl }, html, place);

const media = `${publicUrl}/-/media/acme`;

test.each([
  ['<a href="/about">x</a>', '<a href="/da/about">x</a>'],
  ["<a class=b href='/About?a=1&amp;b=2#c'>x</a>", "<a class=b href='/da/about?a=1&amp;b=2#c'>x</a>"],
  ['<a\n  href="/">x</a>', '<a\n  href="/da">x</a>'],
  ['<a href="https://x.test/about">x</a>', '<a href="https://x.test/about">x</a>'],
  ['<a href="//x.test">x</a>', '<a href="//x.test">x</a>'],
  ['<a href="#top">x</a>', '<a href="#top">x</a>'],
  [
    '<a href="-/media/docs/report%201.pdf">x</a>',
    `<a href="${media}/docs/report%201.pdf?rev=${revision}">x</a>`,
  ],
  [
    '<img alt="a > b" src="/-/media/coast.jpg?w=20">',
    `<img alt="a > b" src="${media}/coast.jpg?rev=${revision}&amp;w=20">`,
  ],
  ['<img width="9" src="-/media/coast.jpg">', `<img width="9" src="${media}/coast.jpg?rev=${revision}">`],
  ['href="/nowhere" outside of a tag', 'href="/nowhere" outside of a tag'],
])('the rich text %s is formatted as %s', (html, formatted) => {
  expect(format(html)).toBe(formatted);
});

test.each(['<a href="/nowhere">x</a>', '<img src="-/media/none.jpg">'])(
  'the broken URL in %s throws an error with file and line',
  (html) => {
    expect(() => format(html)).toThrow('content/x.yml:7  there is no');
  },
);

test('rich text without URLs stays unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[<> a"'=/\n]{0,200}$/), (html) => format(html) === html),
    { numRuns: 50 },
  );
});

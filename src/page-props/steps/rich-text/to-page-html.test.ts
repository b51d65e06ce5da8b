/** @jest-environment jsdom */
import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { isScriptLink } from '@/rendering/navigation/link-kind';
import { createPageIds } from './page-ids';
import { toPageHtml } from './to-page-html';

const show = (value: string, written: string[] = [value]) =>
  toPageHtml(value, { ids: createPageIds({}, written), newTabHint: 'new tab' });

test.each([
  'Wind for all',
  'a < b and b > c',
  '<3',
  'Fish & chips',
  'Anna <anna@example.org>',
  'Press <Enter> twice',
  'One line<br>and one more',
])('leaves the plain text %s unchanged', (text) => {
  expect(show(text)).toBe(text);
});

test.each([
  '<p>Plain <strong>and</strong> simple.</p>',
  '<ul><li>One</li><li>Two</li></ul>',
  '<table><caption>C</caption><tbody><tr><th scope="row">A</th><td>B</td></tr></tbody></table>',
  '<p><a href="/about">About</a> <a href="https://example.org">Other</a> <a href="mailto:a@b.c">Mail</a></p>',
  '<p><img width="3" height="2" src="/-/media/a.jpg" alt="A"></p>',
  '<p class="ck-content" style="color: red">Styled</p>',
])('leaves the safe rich text %s unchanged', (html) => {
  expect(show(html)).toBe(html);
});

test.each([
  ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['Hi <img src="x" onerror="alert(1)">', 'Hi <img src="x">'],
  ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<p><iframe src="https://example.org"></iframe></p>', '<p></p>'],
  [
    '<form action="javascript:x"><button formaction="javascript:x">x</button></form>',
    '<form><button>x</button></form>',
  ],
  ['<!-- note --><p>x</p>', '<p>x</p>'],
])('sanitizes %s', (html, shown) => {
  expect(show(html)).toBe(shown);
});

test.each([
  ['</div></div><p>x</p>', '<p>x</p>'],
  ['<div><b>x', '<div><b>x</b></div>'],
  ['<p>x <a title="y', '<p>x &lt;a title="y</p>'],
  ['x <y and z', 'x &lt;y and z'],
  ['<plaintext>x', ''],
  ['x <', 'x &lt;'],
  ['<li>x</li><ul><li>y</li></ul>', '<div>x</div><ul><li>y</li></ul>'],
])('closes or escapes broken markup, so that it cannot affect the rest of the page: %s', (html, shown) => {
  expect(show(html)).toBe(shown);
});

/** Returns the time of the fastest of three runs. */
const measure = (run: () => void): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );

test.each(['<a href="/x" target="_blank">x', '<h2>Same</h2>', '<p id="same">x</p>', '<li>x', '<b><p>x'])(
  'sixteen times as much of %s takes about sixteen times as long',
  (part) => {
    // In proportion to the square of the length, it would be 256 times.
    expect(measure(() => show(part.repeat(4000)))).toBeLessThan(80 * measure(() => show(part.repeat(250))));
  },
);

test('escapes markup that is nested too deep', () => {
  const shown = show('<i>'.repeat(5000));
  expect(shown.startsWith('&lt;i&gt;&lt;i&gt;')).toBe(true);
});

test.each([
  ['<h2>Why we share</h2>', '<h2 id="why-we-share">Why we share</h2>'],
  [
    '<h3>Sådan virker det – på 2 minutter!</h3>',
    '<h3 id="sådan-virker-det-på-2-minutter">Sådan virker det – på 2 minutter!</h3>',
  ],
  ['<h4>風力 <em>発電</em></h4>', '<h4 id="風力-発電">風力 <em>発電</em></h4>'],
  ['<h2 id="mine">A</h2>', '<h2 id="mine">A</h2>'],
  ['<h2>A</h2><h3>A</h3><h2 id="a">A</h2>', '<h2 id="a-2">A</h2><h3 id="a-3">A</h3><h2 id="a">A</h2>'],
  ['<h2>Content</h2>', '<h2 id="content-2">Content</h2>'],
  ['<h2 id="__NEXT_DATA__">A</h2>', '<h2 id="a">A</h2>'],
  ['<h2><img src="a.jpg" alt=""></h2>', '<h2><img src="a.jpg" alt=""></h2>'],
  ['<h2>–</h2>', '<h2>–</h2>'],
])('gives a heading an id if its text contains letters or digits: %s', (html, shown) => {
  expect(show(html)).toBe(shown);
});

test.each([
  [
    '<a href="https://example.org" target="_blank">x</a>',
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x<span class="visually-hidden"> (new tab)</span></a>',
  ],
  [
    '<a href="/x" target="other" rel="nofollow noopener">x</a>',
    '<a href="/x" target="other" rel="nofollow noopener noreferrer">x</a>',
  ],
  ['<a href="/x" target="_self">x</a>', '<a href="/x" target="_self">x</a>'],
])('a page that a link opens in another tab cannot control this tab: %s', (html, shown) => {
  expect(show(html)).toBe(shown);
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'<script> </script> <svg> <math> <style> </style> <noscript> <template> <iframe src=x> <plaintext>'.split(
          ' ',
        ),
        ...'<table> <tr> <td> <a> </a> <p> </p> <b> <i> <form> </form> <select> <option> <title> <textarea>'.split(
          ' ',
        ),
        '<img src=x onerror=alert(1)>',
        '<a href="javascript:alert(1)">',
        '<a href=" java\tscript:x" target=_blank>',
        '<math><mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
        '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
        '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
        '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
        '<svg><animate attributeName=href values=javascript:alert(1) /><a xlink:href="javascript:x">',
        '<button formaction=javascript:x autofocus onfocus=x>',
        '<object data=javascript:x>',
        '<base href="//evil.test">',
        '<h2 id=a>',
        '<h3>A</h3>',
        '<!--',
        '-->',
        '<![CDATA[',
        '"',
        '>',
        '<',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const RUNS = 'script, iframe, object, embed, base, meta, noscript, template, animate, set';

function findDanger(html: string): string[] {
  const { body } = new DOMParser().parseFromString(
    `<div id="around">${html}</div><p id="after"></p>`,
    'text/html',
  );
  const attributes = [...body.querySelectorAll('*')].flatMap(({ attributes: list }) => [...list]);
  const isDangerous = ({ localName, value }: Attr) =>
    localName.startsWith('on') ||
    (/^(href|src|action|formaction|data)$/.test(localName) && isScriptLink(value));
  return [
    ...[...body.querySelectorAll(RUNS)].map(({ tagName }) => tagName),
    ...attributes.filter(isDangerous).map(({ name, value }) => `${name}=${value}`),
    ...(body.querySelector(':scope > #after') ? [] : ['the next element is no longer outside']),
  ];
}

test('hostile markup keeps no script, handler or script link and does not enclose the next element', () => {
  fc.assert(
    fc.property(hostile, (html) => {
      expect(findDanger(show(html))).toEqual([]);
    }),
    { numRuns: propertyRuns(3000) },
  );
});

test('processing the result again does not change it', () => {
  fc.assert(
    fc.property(hostile, (html) => {
      const once = show(html);
      expect(show(once)).toBe(once);
    }),
    { numRuns: propertyRuns(3000) },
  );
});

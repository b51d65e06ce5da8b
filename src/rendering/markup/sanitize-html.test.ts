import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';
import { isScriptLink } from '../navigation/link-kind';
import { isElement, isParent, type ParentNode } from './markup-node';
import { MAX_DEPTH, sanitizeHtml } from './sanitize-html';

test.each([
  '<figure class="image left"><img src="data:image/png;base64,AA==" alt=""><figcaption>A</figcaption></figure>',
  '<picture><source srcset="/a.webp 1x, /b.webp 2x" type="image/webp"><img src="/a.jpg" alt="" loading="lazy"></picture>',
  '<video controls="" src="/a.mp4" poster="/a.jpg"><track kind="captions" src="/a.vtt" srclang="en"></video>',
  '<table border="1" width="100%"><tbody><tr><td colspan="2" align="center">x</td></tr></tbody></table>',
  '<p data-a-b="1" aria-label="x" lang="da" dir="ltr" hidden="" style="color: red">x</p>',
  '<details open=""><summary>s</summary></details><ol start="3" type="a"><li value="4">x</li></ol>',
  '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><path d="M0 0" stroke-width="2"></path><use xlink:href="#a"></use></svg>',
  '<style>a>b{color:red}</style>',
  '<form action="/a"><label for="x">X</label><input type="text" value="007" name="x" required=""></form>',
  '<a href="HTTPS://X.test/a?b:c">x</a><a href="tel:+45">x</a><a href="//x.test">x</a><a href="#x:y">x</a>',
  '<font color="red" size="2">Pasted</font><center>Pasted</center>',
])('keeps %s', (html) => {
  expect(sanitizeHtml(html)).toBe(html);
});

test.each([
  ['<my-widget><b>x</b></my-widget>', '<b>x</b>'],
  ['<iframe src="https://a.test">x</iframe><math><mi>x</mi></math><p>y</p>', '<p>y</p>'],
  ['<p onclick="x" ping="/x" contenteditable>y</p>', '<p>y</p>'],
  ['<a href="ldap://x">x</a><a href="data:text/html,x">y</a>', '<a>x</a><a>y</a>'],
  ['<img src="data:image/svg+xml;base64,AA==">', '<img>'],
  ['<g class="a"><b>x</b></g>', '<b>x</b>'],
  ['<p id="__NEXT_DATA__">x</p>', '<p>x</p>'],
  [
    '<p data-island="i0" DATA-slot="box" data-menu data-consent="" data-islands="x">x</p>',
    '<p data-islands="x">x</p>',
  ],
  ['<p title="</noscript><img src=x>">x</p>', '<p title="&lt;/noscript&gt;&lt;img src=x&gt;">x</p>'],
  ['<style>a::after{content:"<"}</style>', '<style>a::after{content:"\\3c "}</style>'],
])('reduces %s to %s', (html, sanitized) => {
  expect(sanitizeHtml(html)).toBe(sanitized);
});

test('turns markup that is nested too deep into text', () => {
  expect(sanitizeHtml('<i>'.repeat(MAX_DEPTH))).toMatch(/^<i><i>/);
  expect(sanitizeHtml('<i>'.repeat(5000))).toMatch(/^&lt;i&gt;&lt;i&gt;/);
});

const hostileParts = [
  ...'<script> </script> <svg> </svg> <math> <mtext> <style> </style> <noscript> </noscript> <template>'.split(
    ' ',
  ),
  ...'<xmp> <plaintext> <desc> <foreignObject> <textarea> </textarea> <title> </title> <table> <tr> <td>'.split(
    ' ',
  ),
  ...'<select> <option> <form> </form> <a> <p> </p> <b>'.split(' '),
  '<iframe src=x>',
  '<object data=javascript:x>',
  '<my-tag onfocus=x tabindex=0>',
  '<img src=x onerror=alert(1)>',
  '<a href=" java\tscript:x" target=_blank>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a xlink:href="javascript:x">',
  '<p title="</noscript></style></textarea></title><img src=x onerror=alert(1)>">',
  '&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<button formaction=javascript:x autofocus onfocus=x>',
  '<p x<y"=z onclick=x>',
  ...'<!-- --> <![CDATA[ ]]> " > < &'.split(' '),
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...hostileParts), fc.string({ maxLength: 5 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

const RUNS =
  /^(script|iframe|frame|object|embed|base|meta|link|noscript|template|animate|set|math|foreignobject)$/i;
const URLS = /^(href|src|action|formaction|data|poster)$/i;

type Attribute = DefaultTreeAdapterTypes.Element['attrs'][number];
const runs = ({ name, value }: Attribute) =>
  /^(on|srcdoc$)/i.test(name) || (URLS.test(name) && isScriptLink(value) && !value.startsWith('data:image/'));

/** Returns the elements and attributes that would run a script when `html` replaces `…` in `around`. */
function findDanger(around: string, html: string, scriptingEnabled: boolean): string[] {
  const found: string[] = [];
  const visit = (node: ParentNode): void => {
    if (isElement(node)) {
      if (RUNS.test(node.tagName) && !around.includes(`<${node.tagName}>`)) found.push(node.tagName);
      found.push(...node.attrs.filter(runs).map(({ name, value }) => `${name}=${value}`));
    }
    for (const child of node.childNodes) if (isParent(child)) visit(child);
  };
  visit(parse(`<!doctype html><body>${around.replace('…', html)}</body>`, { scriptingEnabled }));
  return found;
}

test.each(['<div>…</div>', '<noscript>…</noscript>', '<textarea>…</textarea>', '<svg><desc>…</desc></svg>'])(
  'leaves nothing that would run a script inside %s, with scripting on or off',
  (around) => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (html, scriptingEnabled) => {
        expect(findDanger(around, sanitizeHtml(html), scriptingEnabled)).toEqual([]);
      }),
      { numRuns: propertyRuns(3000) },
    );
  },
);

test('keeps HTML in the description of an SVG', () => {
  const svg = '<svg><desc><img src="/a.png"><b>x</b></desc></svg>';
  expect(sanitizeHtml(svg.replace('</b>', '</b></img>'))).toBe(svg);
});

test('parsing or sanitizing the result again does not change it', () => {
  fc.assert(
    fc.property(hostile, (html) => {
      const sanitized = sanitizeHtml(html);
      expect(serialize(parseFragment(sanitized))).toBe(sanitized);
      expect(sanitizeHtml(sanitized)).toBe(sanitized);
    }),
    { numRuns: propertyRuns(3000) },
  );
});

test('escapes < and > in attributes', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const html = sanitizeHtml(`<p title="${escaped}" alt="a>b">x</p>`);
      expect(html.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
      expect(parseFragment(html).childNodes).toMatchObject([{ attrs: [{ value }, { value: 'a>b' }] }]);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

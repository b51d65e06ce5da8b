import { renderHTMLContent } from '@sitecore-feaas/clientside/headless';
import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { bindTemplate } from './bind-template';

const data = {
  mix: {
    title: 'Power now',
    site: { url: '/projects', logo: '/logo.svg' },
    plants: [
      { name: 'Havnsø', share: 61, tags: ['wind'] },
      { name: 'Aarhus', share: 39, tags: ['sun', 'roof'] },
    ],
    isShown: true,
  },
  _: { Heading: 'From the datasource' },
};

const sound: [string, string][] = [
  ['a value of a data source', '<section><h2 data-path="mix.title">…</h2></section>'],
  ['a value whose path contains the root `$`', '<section><h2 data-path="mix.$.title">…</h2></section>'],
  ['a value of the rendering’s own datasource', '<section><h2 data-path="_.Heading">…</h2></section>'],
  ['a value of an unknown data source', '<section><h2 data-path="xyz.Heading">…</h2></section>'],
  ['an element whose value is missing', '<section><h2 data-path="mix.gone">Still here</h2></section>'],
  [
    'a list',
    '<ul><li data-path-scope="mix.plants.*"><b data-path="mix.plants.*.name">x</b> <i data-path="mix.plants.*.share">0</i></li></ul>',
  ],
  [
    'a part of a list',
    '<ul><li data-path-scope="mix.plants[1:2]"><b data-path="mix.plants.*.name">x</b></li></ul>',
  ],
  [
    'a list in a list',
    '<ul><li data-path-scope="mix.plants.*"><i data-path-scope="mix.plants.*.tags.*" data-path="mix.plants.*.tags.*">x</i></li></ul>',
  ],
  [
    'a list with fewer items than the template has elements',
    '<ul><li data-path-scope="mix.plants.*">a</li><li data-path-scope="mix.plants.*">b</li><li data-path-scope="mix.plants.*">c</li></ul>',
  ],
  [
    'a list without items',
    '<ul><li data-path-scope="mix.none.*">a</li><li data-path-scope="mix.none.*">b</li></ul>',
  ],
  ['a link', '<p data-path-href="mix.site.url"><a href="/x">Projects</a></p>'],
  ['a picture', '<img alt="" data-path-src="mix.site.logo" src="/x.svg">'],
  ['a picture without data', '<img alt="" data-path-src="mix.gone" src="/x.svg">'],
  ['an element that is not hidden', '<p data-path-hidden="mix.isShown">x</p>'],
  ['a hidden element', '<p data-path-hidden="mix.gone">x</p>'],
  ['an attribute', '<p data-path-title="mix.title">x</p>'],
];

/** Removes differences that do not matter: how void elements are written, and the order of attributes. */
const normalize = (html: string) =>
  html.replaceAll(' />', '>').replace(/<(\w+)((?: [\w-]+(?:="[^"]*")?)*)>/g, (_all, name, attributes) => {
    const sorted = attributes.match(/[\w-]+="[^"]*"|[\w-]+/g)?.sort() ?? [];
    return `<${[name, ...sorted].join(' ')}>`;
  });

test.each(sound)('binds %s as the SDK does', (_what, template) => {
  const html = bindTemplate(template, data);
  expect(normalize(html)).toBe(normalize(renderHTMLContent(template, data)));
});

test('shows the placeholder of the template if there is no value', () => {
  const html = bindTemplate('<p data-path="a.b" data-path-placeholder="None yet">x</p>', { a: {} });
  expect(html).toContain('>None yet</p>');
});

// The SDK's function loops forever on each of these templates.
test.each([
  '<p>a<!-- b --></p>',
  '<p>a<br/>b</p>',
  '<p>1 < 2</p>',
  '<!doctype html><p>a</p>',
  "<p class='a'>b</p>",
])('parses %s as a browser does', (template) => {
  expect(bindTemplate(template, {})).toMatch(/^<p( class="a")?>.*<\/p>$/);
});

test('parses markup in data as a browser does', () => {
  const html = bindTemplate('<div data-path="a.text">x</div>', {
    a: { text: 'one <br/> two <!-- 3 --> < 4' },
  });
  expect(html).toBe('<div data-path="a.text">one <br> two  &lt; 4</div>');
});

test('does not run a filter in a path', () => {
  const path = 'a[?(globalThis.wasRun = true)]';
  expect(bindTemplate(`<p data-path="${path}">x</p>`, { a: [1] })).toContain('>x</p>');
  expect('wasRun' in globalThis).toBe(false);
});

const withoutStyles = (html: string) => html.replaceAll(/<style>[^<]*<\/style>/g, '');

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<style></sty<!-- -->le><img src=x onerror=alert(1)></style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<p id="__NEXT_DATA__">{}</p>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test"><base href="https://evil.test">',
];

test.each(hostile)('removes everything that could run a script or harm the page: %s', (markup) => {
  for (const html of [
    bindTemplate(markup, {}),
    bindTemplate('<div data-path="a.b">x</div>', { a: { b: markup } }),
  ]) {
    // The result is parsed again, because some markup becomes harmful only when it is parsed a second time.
    const again = bindTemplate(html, {});
    for (const text of [html, again].map(withoutStyles)) {
      expect(text).not.toMatch(
        /<(script|iframe|base|meta|animate|math)|\s(on\w+|id)=|javascript:|<img[^>]*onerror/i,
      );
    }
  }
});

const attributesOf = (values: Record<string, unknown>) =>
  bindTemplate('<p data-path-attributes="a.b">x</p>', { a: { b: values } });

test.each(['style', 'textarea'])('puts data into <%s> as text', (tag) => {
  const markup = '<b title="</style></textarea><img src=x onerror=alert(1)>">x</b>';
  const html = bindTemplate(`<${tag} data-path="a.b">x</${tag}>`, { a: { b: markup } });
  expect(html).toMatch(new RegExp(`^<${tag} data-path="a.b">[^<]*</${tag}>$`));
});

test('sets attributes from data, except those that run scripts', () => {
  const html = attributesOf({ 'data-x': 1, title: 'T', onclick: 'alert(1)', 'a b': 'c', '"><script>': 'd' });
  expect(html).toBe('<p data-path-attributes="a.b" data-x="1" title="T">x</p>');
});

test('limits how often data repeats a template and how deep a template is', () => {
  const list = Array.from({ length: 2000 }, () => 1);
  const item = '<i data-path-scope="a.*">'.repeat(3);
  expect(() => bindTemplate(`<p>${item}</p>`, { a: list })).toThrow(/too often/);
  expect(() => bindTemplate('<b>'.repeat(5000), {})).toThrow(/too deep/);
});

test('binds long paths and long lists in limited time', () => {
  // The test measures CPU time, so that other processes do not affect it.
  const start = process.cpuUsage();
  bindTemplate(`<p data-path="${'x'.repeat(400_000)}">x</p>`, {});
  const list = Array.from({ length: 200_000 }, () => 1);
  bindTemplate('<p data-path="a">x</p>'.repeat(5_000), { a: list, b: { a: list } });
  const repeated = '<p data-path-scope="b.a">x</p>';
  const many = Array.from({ length: 500 }, () => `<div>${repeated}</div>`).join('');
  expect(() => bindTemplate(many, { b: { a: list } })).toThrow(/too often/);
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
});

test('binds any template to any data without scripts in the result', () => {
  const parts = fc.constantFrom(
    '<', '>', '<ul>', '</ul>', '<li data-path-scope="a.*">', '<p data-path="a.b">', '<a data-path-href="a">',
    '<img data-path-src="a.b">', '<i data-path-attributes="a">', '<b data-path-hidden="a">', '<!--', '-->', '<br/>',
    '<svg>', '<style>', '<table>', '<tr>', '<select>', '&amp', '"', "'", 'text',
  ); // biome-ignore format: a list of pieces
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), fc.jsonValue(), (pieces, a) => {
      const html = bindTemplate(pieces.join(''), { a });
      expect(html).not.toMatch(/<script|\son\w+=/i);
    }),
    { numRuns: propertyRuns(500) },
  );
});

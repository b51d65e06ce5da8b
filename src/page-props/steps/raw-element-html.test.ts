import fc from 'fast-check';
import { sanitizeHtml } from '@/rendering/markup/sanitize-html';
import { toRawElementHtml } from './raw-element-html';

test.each<[string, unknown, unknown, string]>([
  ['p', { class: 'note' }, 'A <b>word</b>', '<p class="note">A <b>word</b></p>'],
  ['ASIDE', { CLASS: 'a' }, 'Hi', '<aside class="a">Hi</aside>'],
  [
    'a',
    { href: '/about', title: 'Say "hi" & go', rel: 'nofollow' },
    'About',
    '<a href="/about" title="Say &quot;hi&quot; &amp; go" rel="nofollow">About</a>',
  ],
  [
    'a',
    { href: 'https://x.test', target: '_blank' },
    'x',
    '<a href="https://x.test" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  [
    'img',
    { src: '/-/media/a.png', alt: '', width: 40, loading: 'lazy' },
    null,
    '<img src="/-/media/a.png" alt="" width="40" loading="lazy">',
  ],
  [
    'table',
    { class: 'prices' },
    '<tr><th scope="col">a</th></tr>',
    '<table class="prices"><tbody><tr><th scope="col">a</th></tr></tbody></table>',
  ],
  [
    'video',
    { src: '/v.mp4', controls: '' },
    '<track src="/t.vtt" kind="captions">',
    '<video src="/v.mp4" controls=""><track src="/t.vtt" kind="captions"></video>',
  ],
  [
    'div',
    { id: 'a', style: 'color: red', 'data-x': '1', 'aria-label': 'b' },
    '',
    '<div id="a" style="color: red" data-x="1" aria-label="b"></div>',
  ],
  ['ul', { role: 'list' }, '<li>one</li>', '<ul role="list"><li>one</li></ul>'],
  ['br', undefined, 'x', '<br>'],
  ['p', {}, 7, '<p></p>'],
])('the element %s with %j and the contents %j becomes %s', (name, attributes, contents, html) => {
  expect(toRawElementHtml({ name, attributes, contents })).toBe(html);
});

test.each<[string, unknown, unknown, string]>([
  ['script', {}, 'alert(1)', ''],
  ['iframe', { src: 'https://x.test' }, '', ''],
  ['template', {}, '<b>x</b>', ''],
  ['div onload=x', {}, '', ''],
  ['a', { href: 'javascript:alert(1)' }, 'x', '<a>x</a>'],
  ['img', { src: 'x', onerror: 'alert(1)', 'x onerror': 'alert(1)' }, '', '<img src="x">'],
  [
    'p',
    { title: '"><img src=x onerror=alert(1)>' },
    'x',
    '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</p>',
  ],
  ['div', { id: '__NEXT_DATA__', 'data-island': 'i0' }, 'x', '<div>x</div>'],
  ['div', { title: null, class: ['a'] }, 'x', '<div>x</div>'],
  ['div', 'class', '</div><script>alert(1)</script>', '<div></div>'],
])('of the hostile element %s with %j and the contents %j remains %s', (name, attributes, contents, html) => {
  expect(toRawElementHtml({ name, attributes, contents })).toBe(html);
});

test.each([
  ['section', '<p>x</p><ul><li>y</li></ul>', /^<section class="a"><p>x/],
  ['p', '<ul><li>x</li></ul>', /^<div class="a"><ul>/],
  ['p', '</p>x', /^<div class="a"><p><\/p>x/],
  ['h2', 'x<h3>y</h3>', /^<div class="a">x<h3>/],
])('the element %s with the contents %s keeps them inside', (name, contents, html) => {
  expect(toRawElementHtml({ name, attributes: { class: 'a' }, contents })).toMatch(html);
});

test('sanitizing the HTML of any element again changes nothing', () => {
  const element = fc.record({
    name: fc.oneof(
      fc.string(),
      fc.constantFrom('div', 'a', 'style', 'svg', 'textarea', 'select', 'plaintext', 'table'),
    ),
    attributes: fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.string())),
    contents: fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.constantFrom('</div>', '<b', '<style>', '<!--', '<svg><p>'),
    ),
  });
  fc.assert(
    fc.property(element, (raw) => {
      const html = toRawElementHtml(raw);
      expect(sanitizeHtml(html)).toBe(html);
    }),
  );
});

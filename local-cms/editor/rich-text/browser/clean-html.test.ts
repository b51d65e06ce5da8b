/** @jest-environment jsdom */
import { cleanHtml, cleanPasted } from './clean-html.ts';

function clean(html: string, isPasted = false): string {
  const fragment = cleanHtml(html);
  if (isPasted) cleanPasted(fragment);
  const element = document.createElement('div');
  element.append(fragment);
  return element.innerHTML;
}

test.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<p onclick="alert(1)" class="x">a</p>', '<p class="x">a</p>'],
  ['<a href="javascript:alert(1)">a</a><a href="/about">b</a>', '<a>a</a><a href="/about">b</a>'],
  ['<a href=" java&#9;script:alert(1)">a</a>', '<a>a</a>'],
  ['<img src="-/media/a.jpg" onerror="alert(1)">', '<img src="-/media/a.jpg">'],
  ['<img src="data:text/html;base64,AAAA">', '<img>'],
  ['<iframe src="https://evil.test"></iframe><object>x</object>', ''],
  ['<custom-part>a <b>b</b></custom-part>', 'a <b>b</b>'],
  [
    '<svg><foreignObject><p>a</p></foreignObject><path d="M0 0"></path></svg>',
    '<svg><path d="M0 0"></path></svg>',
  ],
  ['<div data-island="1" id="__next" data-x="1">a</div>', '<div data-x="1">a</div>'],
  [
    '<table class="wide"><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<table class="wide"><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
])('%s becomes %s', (html, cleaned) => {
  expect(clean(html)).toBe(cleaned);
});

test('the look of other programs is not pasted', () => {
  expect(
    clean(
      '<style>p { color: red }</style><p class="MsoNormal" style="color:red"><span lang="EN">One <b>two</b></span></p>',
      true,
    ),
  ).toBe('<p>One <b>two</b></p>');
});

import { parseFragment, serialize } from 'parse5';
import { markElements } from './mark-elements';
import { createPageIds } from './page-ids';

function mark(html: string, newTabHint = 'new tab', hintLanguage?: string): string {
  const tree = parseFragment(html);
  markElements(tree, { ids: createPageIds({}, [html]), newTabHint, hintLanguage });
  return serialize(tree);
}

test.each([
  ['<h2>A <em>B</em></h2>', '<h2 id="a-b">A <em>B</em></h2>'],
  ['<div><h4>A</h4></div>', '<div><h4 id="a">A</h4></div>'],
  ['<h2 id="mine">A</h2>', '<h2 id="mine">A</h2>'],
  ['<p id="a">x</p><p id="a">y</p>', '<p id="a">x</p><p>y</p>'],
  ['<h1>A</h1><h5>A</h5>', '<h1>A</h1><h5>A</h5>'],
  ['<li>x</li>', '<div>x</div>'],
  ['<ol><li>x</li></ol>', '<ol><li>x</li></ol>'],
  ['<svg><a target="_blank"></a></svg>', '<svg><a target="_blank"></a></svg>'],
  ['<a target="_self">x</a>', '<a target="_self">x</a>'],
])('the markup %s becomes %s', (html, marked) => {
  expect(mark(html)).toBe(marked);
});

test('adds the hint to a link that opens a new tab only once, and not at all if the hint is empty', () => {
  const link = '<a target="_BLANK">x</a>';
  const marked = '<a target="_BLANK">x<span class="visually-hidden"> (new tab)</span></a>';
  expect([mark(link), mark(marked), mark(link, '')]).toEqual([marked, marked, link]);
});

test('names the language of the hint if it is not that of the page', () => {
  expect(mark('<a target="_blank">x</a>', 'new tab', 'en')).toContain(
    '<span class="visually-hidden" lang="en">',
  );
});

test('gives an image of the CMS several widths, and leaves an image of another server as it is', () => {
  const image = '<img src="https://cms.test/-/media/a.jpg?rev=1" width="400" alt="">';
  expect(mark(image)).toBe(
    '<img src="https://cms.test/-/media/a.jpg?rev=1" width="400" alt="" ' +
      'srcset="https://cms.test/-/media/a.jpg?rev=1&amp;mw=320 320w, https://cms.test/-/media/a.jpg?rev=1&amp;mw=400 400w" ' +
      'sizes="(min-width: 62rem) 46rem, 100vw" loading="lazy">',
  );
  const foreign = '<img src="https://images.test/a.jpg" alt="">';
  expect(mark(foreign)).toBe(foreign);
});

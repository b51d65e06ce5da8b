import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';

import { checkDrawing } from './check-drawing.ts';
import { UploadError } from './upload-error.ts';

const check = (content: string) =>
  checkDrawing(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`,
    ),
  );

const list = (count: number, toText: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => toText(index)).join('');

/** Thirty parts, each of which draws the next ten times. */
const nest = (toPart: (id: string, next: string) => string): string =>
  `${list(30, (index) => toPart(`p${index}`, `p${index + 1}`))}<path id="p30" d="M0 0"/>`;

const ten = (text: string): string => text.repeat(10);

const pattern = (id: string, content: string): string => `<pattern id="${id}">${content}</pattern>`;

/** Thirty patterns, whose ten paths have a class that a rule fills with the next. */
const nestByStyle = (toRule: (index: number) => string): string =>
  `<style>${list(30, toRule)}</style>${list(30, (index) => pattern(`p${index}`, ten(`<path class="c${index}"/>`)))}`;

const zigzag = `<path d="M0 0${'h1'.repeat(500)}" marker-mid="url(#m)"/>`;

test.each<[string, string]>([
  ['uses', nest((id, next) => `<g id="${id}">${ten(`<use href="#${next}"/>`)}</g>`)],
  ['older uses', nest((id, next) => `<g id="${id}">${ten(`<use xlink:href="#${next}" href="#p30"/>`)}</g>`)],
  ['symbols', nest((id, next) => `<symbol id="${id}">${ten(`<use href="#${next}"/>`)}</symbol>`)],
  ['patterns', nest((id, next) => pattern(id, ten(`<path fill="url(#${next})"/>`)))],
  ['patterns in a group', nest((id, next) => pattern(id, `<g fill="url(#${next})">${ten('<path/>')}</g>`))],
  ['patterns in styles', nest((id, next) => pattern(id, ten(`<path style="stroke: url('#${next}')"/>`)))],
  ['masks', nest((id, next) => `<mask id="${id}">${ten(`<path mask="url(#${next})"/>`)}</mask>`)],
  [
    'clips',
    nest((id, next) => `<clipPath id="${id}">${ten(`<path clip-path="url(#${next})"/>`)}</clipPath>`),
  ],
  ['a style sheet', nestByStyle((index) => `.c${index}{fill:url(#p${index + 1})}`)],
  ['a longer selector', nestByStyle((index) => `pattern > .a.c${index}, .b { fill: url("#p${index + 1}") }`)],
  ['a query', nestByStyle((index) => `@media all { .c${index}{fill:url(#p${index + 1})} }`)],
  ['a rule in a rule', nestByStyle((index) => `.c${index}{ .b{} fill:url(#p${index + 1}) }`)],
  ['a comment with a brace', nestByStyle((index) => `.c${index}{/* } .b{ */fill:url(#p${index + 1})}`)],
  ['a text with a brace', nestByStyle((index) => `.c${index}{d:"} .b{";fill:url(#p${index + 1})}`)],
  ['a selector that fits all', `<style>*{fill:url(#a)}</style>${pattern('a', '<path/>')}`],
  ['a selector of another kind', `<style>[d]{fill:url(#a)}</style>${pattern('a', '<path d="M0 0"/>')}`],
  ['a selector by place', `<style>path:first-child{fill:url(#a)}</style>${pattern('a', '<path/>')}`],
  ['filters', `<filter id="f">${'<feFlood/>'.repeat(200)}</filter>${'<path filter="url(#f)"/>'.repeat(200)}`],
  ['markers at corners', `<marker id="m">${ten('<path/>')}</marker>${ten(zigzag)}`],
  ['a pattern in itself', pattern('a', '<path fill="url(#a)"/>')],
  ['uses in each other', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['a long chain', list(1000, (index) => `<use id="u${index}" href="#u${index + 1}"/>`)],
  ['a chain that is read backwards', list(1000, (index) => `<use id="u${index + 1}" href="#u${index}"/>`)],
])('a drawing with too many parts is refused: %s', (_, content) => {
  expect(() => check(content)).toThrow('too many parts');
});

test.each([
  '<style>svg{--a:url(#a)} path{fill:var(--a)}</style><pattern id="a"/>',
  '<g style="--a: url(#a)"><path style="fill:var(--a)"/></g><pattern id="a"/>',
])('a reference in a variable is refused: %s', (content) => {
  expect(() => check(content)).toThrow('a variable of a style');
});

const gradient = '<linearGradient id="g"><stop/><stop/><stop/></linearGradient>';

test.each<[string, string]>([
  ['uses', list(3, (index) => `<g id="p${index}">${ten(`<use href="#p${index + 1}"/>`)}</g>`)],
  ['a part that is missing', '<use href="#no"/><path fill="url(#no)"/>'],
  ['a gradient of many paths', `${gradient}${'<path fill="url(#g)"/>'.repeat(9000)}`],
  ['a gradient like itself', '<linearGradient id="g" href="#g"/><path fill="url(#g)"/>'],
  ['a gradient of a style sheet', `<style>*{fill:url(#g)}</style>${gradient}${'<path/>'.repeat(9000)}`],
  [
    'a clip of a class',
    `<style>.a{clip-path:url(#c)}</style><clipPath id="c"><path/></clipPath><g class="a"/>`,
  ],
  [
    'arrows',
    `<marker id="m"><path d="M0 0l3 3"/></marker>${'<path d="M0 0h9" marker-end="url(#m)"/>'.repeat(900)}`,
  ],
  ['a variable', '<style>svg{--a:#f00} path{fill:var(--a)}</style><path/>'],
])('a drawing with few parts is accepted: %s', (_, content) => {
  check(content);
});

test('a drawing is checked or refused in a short time, whatever its style is', () => {
  const word = fc.constantFrom(
    'url(#a)',
    '--',
    ':',
    ';',
    '{',
    '}',
    '"',
    '/*',
    '*/',
    '.a',
    ',',
    ' ',
    'a',
    '*',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), fc.nat(2000), (words, times) => {
      const before = performance.now();
      try {
        check(
          `<style>${words.join('').repeat(times)}</style><pattern id="a"><path class="a"/></pattern><path/>`,
        );
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
      }
      expect(performance.now() - before).toBeLessThan(2000);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

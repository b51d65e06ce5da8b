import { findChromeProblem, findLanguage } from './editor-page.ts';

const chrome = (type: string, kind: string) =>
  `<code type="text/sitecore" chrometype="${type}" class="scpm" kind="${kind}"></code>`;

const [open, close] = [chrome('rendering', 'open'), chrome('rendering', 'close')];
const [openField, closeField] = [chrome('field', 'open'), chrome('field', 'close')];

test.each([
  ['properly nested chromes', [open, openField, closeField, close, open, close], null],
  ['no chromes', ['<code>const a = 1</code>'], 'it has no chromes'],
  [
    'chromes closed in the wrong order',
    [open, openField, close, closeField],
    'a rendering chrome is closed that is not open',
  ],
  ['a chrome that was never opened', [close], 'a rendering chrome is closed that is not open'],
  ['a chrome that is never closed', [open, openField, closeField], '1 chrome(s) are never closed'],
])('findChromeProblem checks a page with %s', (_chromes, parts, problem) => {
  expect(findChromeProblem(parts.join('<p>text</p>'))).toBe(problem);
});

test('findLanguage reads the language only from the html element', () => {
  expect(findLanguage('<!DOCTYPE html><html class="a" lang="da-DK"><body>')).toBe('da-DK');
  expect(findLanguage('<html><p lang="da">')).toBeNull();
});

import { findChromeProblem, findLanguage } from './editor-page.ts';

const chrome = (type: string, kind: string) =>
  `<code type="text/sitecore" chrometype="${type}" class="scpm" kind="${kind}"></code>`;

const [open, close] = [chrome('rendering', 'open'), chrome('rendering', 'close')];
const [openField, closeField] = [chrome('field', 'open'), chrome('field', 'close')];

test.each([
  [[open, openField, closeField, close, open, close], null],
  [['<code>const a = 1</code>'], 'it has no chromes'],
  [[open, openField, close, closeField], 'a rendering chrome is closed that is not open'],
  [[close], 'a rendering chrome is closed that is not open'],
  [[open, openField, closeField], '1 chrome(s) are never closed'],
])('finds what is wrong with the chromes of page %#', (parts, problem) => {
  expect(findChromeProblem(parts.join('<p>text</p>'))).toBe(problem);
});

test('finds the language that a page declares', () => {
  expect(findLanguage('<!DOCTYPE html><html class="a" lang="da-DK"><body>')).toBe('da-DK');
  expect(findLanguage('<html><p lang="da">')).toBeNull();
});

import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { findSnippet, markMatches, toBeginning } from './mark-matches';
import { toTerms } from './to-terms';

const seek = (...words: string[]) => words.flatMap(toTerms).map((term) => ({ term }));

const show = (parts: ReturnType<typeof markMatches> | null) =>
  parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test.each([
  ['The wind in Windsor', 'wind', 'The [wind] in [Windsor]'],
  ['Aarhus, Århus', 'århus', '[Aarhus], [Århus]'],
  ['1 < 2 & <b>wind</b>', 'wind', '1 < 2 & <b>[wind]</b>'],
  ['風力発電', '力発', '風[力発]電'],
  ['الريح والبحر', 'بحر', 'الريح [والبحر]'],
  ['nothing', 'wind', 'nothing'],
])('in %j marks %j: %j', (text, word, expected) => {
  expect(show(markMatches(text, seek(word)))).toBe(expected);
});

test('a short word is not marked at the beginning of others', () => {
  expect(show(markMatches('A wind at sea', [{ term: 'a', isWhole: true }]))).toBe('[A] wind at sea');
});

test('pairs that overlap are one match', () => {
  expect(show(markMatches('風力発電', seek('風力', '力発', '発電')))).toBe('[風力発電]');
});

test('a snippet begins and ends with whole words', () => {
  const text = `${'before '.repeat(40)}wind ${'after '.repeat(60)}`;
  expect(show(findSnippet(text, seek('wind')))).toMatch(/^…(before )+\[wind\]( after)+…$/);
});

test('the beginning of a text ends with a whole word', () => {
  expect(show(toBeginning('word '.repeat(100)))).toMatch(/^word( word)+…$/);
  expect(toBeginning('')).toEqual([]);
});

test.each([
  ['· ·', '…'],
  ['.', '…'],
  [',', '…'],
  [' – ·', '…'],
  ['!', '…'],
  [')', ')…'],
])('before the ellipsis, %j becomes %j', (separator, expected) => {
  const end = `last${separator} ${'next'.repeat(20)}`;
  const text = `${'x'.repeat(172 - separator.length)} ${end}`;
  expect(show(toBeginning(text))).toBe(`${'x'.repeat(172 - separator.length)} last${expected}`);
});

test.each(['· ', '– ', '· · '])('a snippet does not begin with %j', (separator) => {
  const text = `${'b'.repeat(60)} ${separator}${'c'.repeat(20)} wind`;
  expect(show(findSnippet(text, seek('wind')))).toBe(`…${'c'.repeat(20)} [wind]`);
});

test('the parts of any text make up the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (text, words) => {
      const parts = markMatches(text, seek(...words));
      expect(parts.map((part) => part.text).join('')).toBe(text);
      findSnippet(text, seek(...words));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

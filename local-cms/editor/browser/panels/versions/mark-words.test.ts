import fc from 'fast-check';

import { markWords, type Piece } from './mark-words.ts';

const show = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

test('marks the words that differ', () => {
  const { before, after } = markWords('We share the wind.', 'We own the wind and the sun.');
  expect(show(before)).toBe('We [share] the wind.');
  expect(show(after)).toBe('We [own] the wind[ and the sun].');
});

test('marks everything of a text that has no other', () => {
  expect(markWords('', 'New')).toEqual({ before: [], after: [{ text: 'New', isMarked: true }] });
});

test('leaves out no letter, and marks the same number of words on both sides as common', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const { before, after } = markWords(a, b);
      expect(before.map(({ text }) => text).join('')).toBe(a);
      const toCommon = (pieces: readonly Piece[]) =>
        pieces.flatMap(({ text, isMarked }) => (isMarked ? [] : [text])).join('');
      expect(toCommon(before)).toBe(toCommon(after));
    }),
  );
});

import { findLongest } from '../../../../content/find-longest.ts';

/** A piece of a text. `isMarked` is true for what the other text does not have. */
export type Piece = { text: string; isMarked: boolean };

const MAX_WORDS = 2000;

const toWords = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Joins words that are beside each other and equally marked. */
function toPieces(words: readonly string[], common: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, text] of words.entries()) {
    const last = pieces.at(-1);
    const isMarked = !common.has(index);
    if (last?.isMarked === isMarked) last.text += text;
    else pieces.push({ text, isMarked });
  }
  return pieces;
}

/** Marks the words in which two texts differ. Texts that are too long are marked as a whole. */
export function markWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [a, b] = [toWords(before), toWords(after)];
  const isLong = a.length > MAX_WORDS || b.length > MAX_WORDS;
  const common = isLong ? [] : findLongest(a, b);
  return {
    before: toPieces(a, new Set(common.map(([at]) => at))),
    after: toPieces(b, new Set(common.map(([, at]) => at))),
  };
}

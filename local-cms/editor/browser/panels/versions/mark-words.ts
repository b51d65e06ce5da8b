/** A piece of a text. `isMarked` is true for what the other text does not have. */
export type Piece = { text: string; isMarked: boolean };

const MAX_WORDS = 2000;

const toWords = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Returns for each word of `a` whether `b` has it too, in the same order, as many as possible. */
function findCommon(a: readonly string[], b: readonly string[]): { a: boolean[]; b: boolean[] } {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = a.length - 1; row >= 0; row--) {
    const line = lengths[row] ?? [];
    for (let column = b.length - 1; column >= 0; column--)
      line[column] =
        a[row] === b[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  }
  const common = { a: a.map(() => false), b: b.map(() => false) };
  let row = 0;
  let column = 0;
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) {
      common.a[row++] = true;
      common.b[column++] = true;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return common;
}

/** Joins words that are beside each other and equally marked. */
function toPieces(words: readonly string[], isCommon: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, text] of words.entries()) {
    const last = pieces.at(-1);
    const isMarked = !isCommon[index];
    if (last?.isMarked === isMarked) last.text += text;
    else pieces.push({ text, isMarked });
  }
  return pieces;
}

/** Marks the words in which two texts differ. Texts that are too long are marked as a whole. */
export function markWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [a, b] = [toWords(before), toWords(after)];
  const isLong = a.length > MAX_WORDS || b.length > MAX_WORDS;
  const common = isLong ? { a: [], b: [] } : findCommon(a, b);
  return { before: toPieces(a, common.a), after: toPieces(b, common.b) };
}

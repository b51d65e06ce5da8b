import type { Token } from './tokens.ts';

/** Above this many comparisons, what lies between the first and the last difference is one change. */
const MAX_COMPARISONS = 4_000_000;

type IsSame = (row: number, column: number) => boolean;

/** Counts how many values of `count` in a row are the same, at most `limit`. */
function countSame(limit: number, isSame: (index: number) => boolean): number {
  let count = 0;
  while (count < limit && isSame(count)) count += 1;
  return count;
}

/** Returns a function that tells the length of the longest common part of what follows two places. */
function measure(rows: number, columns: number, isSame: IsSame): (row: number, column: number) => number {
  const lengths = new Uint32Array((rows + 1) * (columns + 1));
  const at = (row: number, column: number): number => lengths[row * (columns + 1) + column] ?? 0;
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      lengths[row * (columns + 1) + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  return at;
}

function* walkSame(rows: number, columns: number, isSame: IsSame): Generator<[row: number, column: number]> {
  if (rows * columns > MAX_COMPARISONS) return;
  const lengthAt = measure(rows, columns, isSame);
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    if (isSame(row, column)) yield [row++, column++];
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
}

/** Returns for each token of `a` the index of the token of `b` that it became, or -1. */
export function matchTokens(a: readonly Token[], b: readonly Token[]): number[] {
  const isSame: IsSame = (left, right) => a[left]?.key === b[right]?.key;
  const shorter = Math.min(a.length, b.length);
  const start = countSame(shorter, (index) => isSame(index, index));
  const end = countSame(shorter - start, (index) => isSame(a.length - 1 - index, b.length - 1 - index));
  const matches = a.map((_, index) => {
    if (index < start) return index;
    return index >= a.length - end ? index + b.length - a.length : -1;
  });
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  for (const [row, column] of walkSame(rows, columns, (left, right) => isSame(start + left, start + right)))
    matches[start + row] = start + column;
  return matches;
}

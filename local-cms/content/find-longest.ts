/** Pairs equal entries in the same order, as many as possible. */
export const findLongest = (a: readonly string[], b: readonly string[]): [number, number][] => {
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
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
};

/** Pairs equal entries in the same order, as many as possible. */
export function findLongest(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  // The length of the longest common part of what follows two places.
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row--)
    for (let column = b.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        a[row] === b[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/** Finds the next row whose name begins with what was typed. A longer word can be that of the present row still. */
export function findByStart<Row>(
  rows: readonly Row[],
  from: number,
  typed: string,
  toName: (row: Row) => string,
): Row | undefined {
  const start = typed.length > 1 ? from : from + 1;
  const inOrder = [...rows.slice(start), ...rows.slice(0, start)];
  return inOrder.find((row) => toName(row).toLowerCase().startsWith(typed.toLowerCase()));
}

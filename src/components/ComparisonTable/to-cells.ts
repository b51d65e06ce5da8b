import { toText } from '@/rendering/fields/field-values';

/** Numbers with a unit of at most three letters, such as `1,200` or `15 m`, and a dash for none. */
const FIGURE = /^(?:[–—-]?|[±+−-]?\d[\d.,\s]*[\p{L}%°]{0,3})$/u;

/** Tells of each column whether its cells are figures, which line up at their ends. */
export const findFigures = (columns: number, rows: readonly string[][]): boolean[] =>
  Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    return cells.every((cell) => FIGURE.test(cell)) && cells.some((cell) => /\d/.test(cell));
  });

/** Returns the lines of a field as cells. With a number of cells, cuts off what is too much and adds empty cells. */
export function toCells(field: unknown, count?: number): string[] {
  const text = toText(field).trimEnd();
  const cells = text ? text.split(/\r?\n/).map((line) => line.trim()) : [];
  return count === undefined ? cells : Array.from({ length: count }, (_, index) => cells[index] ?? '');
}

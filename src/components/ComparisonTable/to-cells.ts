import { toText } from '@/rendering/fields/field-values';

/** Returns the lines of a field as cells. With a number of cells, cuts off what is too much and adds empty cells. */
export function toCells(field: unknown, count?: number): string[] {
  const text = toText(field).trimEnd();
  const cells = text ? text.split(/\r?\n/).map((line) => line.trim()) : [];
  return count === undefined ? cells : Array.from({ length: count }, (_, index) => cells[index] ?? '');
}

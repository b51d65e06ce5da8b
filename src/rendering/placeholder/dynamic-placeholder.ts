import type { Params } from '../component/types';

/** Adds the rendering's number to a name, as in `column-1-4`, so that placeholder names differ on a page. */
export function toPlaceholderName(stem: string, params: Params<'DynamicPlaceholderId'>): string {
  return `${stem}-${params.DynamicPlaceholderId ?? '{*}'}`;
}

/** Returns the numbers of the columns or rows that the editor enabled, from a param such as `1,2,4`. */
export function toEnabledNumbers(params: Params<'EnabledPlaceholders'>): number[] {
  const numbers = (params.EnabledPlaceholders ?? '').split(',').map((number) => number.trim());
  return [...new Set(numbers.filter((number) => /^[1-9]\d?$/.test(number)).map(Number))];
}

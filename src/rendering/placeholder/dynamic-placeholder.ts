import type { Params } from '../component/types';

/** Returns the name of a placeholder that a page may hold several times, such as `column-1-4`. */
export function toPlaceholderName(stem: string, params: Params<'DynamicPlaceholderId'>): string {
  return `${stem}-${params.DynamicPlaceholderId ?? '{*}'}`;
}

/** Returns the numbers of the columns or rows that the editor enabled: `1,2,4`. */
export function toEnabledNumbers(params: Params<'EnabledPlaceholders'>): number[] {
  const numbers = (params.EnabledPlaceholders ?? '').split(',').map((number) => number.trim());
  return [...new Set(numbers.filter((number) => /^[1-9]\d?$/.test(number)).map(Number))];
}

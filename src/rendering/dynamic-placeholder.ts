import type { RenderingParams } from './types';

/** The name of a placeholder that a rendering may have several times on a page, such as `column-1-4`. */
export function toPlaceholderName(stem: string, params: RenderingParams | undefined): string {
  return `${stem}-${params?.DynamicPlaceholderId ?? '{*}'}`;
}

/** The numbers of the columns, or rows, that the editor enabled: `1,2,4`. */
export function toEnabledNumbers(params: RenderingParams | undefined): string[] {
  const numbers = (params?.EnabledPlaceholders ?? '').split(',').map((number) => number.trim());
  return [...new Set(numbers.filter((number) => /^[1-9]\d?$/.test(number)))];
}

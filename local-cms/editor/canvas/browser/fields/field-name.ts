import type { ChromeNode } from '../read-chromes.ts';

/** The id of an item as the editor writes it, and the name of a field. */
export type FieldName = { item: string; field: string };

/** Chromes write ids in braces and capitals, and the editor does not. */
export const toId = (id: unknown): string =>
  String(id ?? '')
    .replace(/[{}]/g, '')
    .toLowerCase();

export const toFieldName = ({ item, title = '' }: ChromeNode): FieldName => ({
  item: toId(item?.id),
  field: title,
});

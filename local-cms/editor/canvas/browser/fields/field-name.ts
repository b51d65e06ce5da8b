import { toId } from '../../../browser/state/ids.ts';
import type { ChromeNode } from '../read-chromes.ts';

/** The id of an item as the editor writes it, and the name of a field. */
export type FieldName = { item: string; field: string };

export const toFieldName = ({ item, title = '' }: ChromeNode): FieldName => ({
  item: toId(String(item?.id ?? '')),
  field: title,
});

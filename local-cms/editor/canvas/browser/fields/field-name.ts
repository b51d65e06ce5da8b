import { toId } from '../../../browser/state/ids.ts';
import type { ChromeNode } from '../read-chromes.ts';
import { toText } from '../to-text.ts';

/** The id of an item as the editor writes it, and the name of a field. */
export type FieldName = { item: string; field: string };

export const toFieldName = ({ item, title = '' }: ChromeNode): FieldName => ({
  item: toId(String(item?.id ?? '')),
  field: title,
});

export const isSameField = (one: FieldName, other: FieldName): boolean =>
  toId(one.item) === toId(other.item) && one.field === other.field;

/** Reads the name of a field from a message. */
export const readFieldName = ({ item, field }: Readonly<Record<string, unknown>>): FieldName => ({
  item: toText(item),
  field: toText(field),
});

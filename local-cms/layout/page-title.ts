import type { ItemVersion } from '../store/site-model.ts';

/** A text field of an item; empty when it has no such field. */
export function toText(version: ItemVersion | null, name: string): string {
  const field = version?.fields.values.get(name);
  return field && typeof field.value === 'string' ? field.value : '';
}

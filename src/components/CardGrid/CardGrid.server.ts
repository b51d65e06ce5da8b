import { isRecord } from '@/platform/json/json-types';
import { toItems } from '@/rendering/fields/field-values';

/** The fields that a card shows, of a card item or of a page. */
const CARD_FIELDS = new Set(['Title', 'Text', 'Description', 'Image', 'Link', 'Meta', 'Published']);

/** A page in the list comes with all its fields, including its whole text; a card shows few of them. */
export function pruneFields(fields: unknown): unknown {
  return isRecord(fields) ? { ...fields, Cards: toItems(fields.Cards).map(pruneCard) } : fields;
}

function pruneCard({ id, url, name, displayName, fields }: Record<string, unknown>) {
  const shown = isRecord(fields) ? Object.entries(fields).filter(([field]) => CARD_FIELDS.has(field)) : [];
  return { id, url, name, displayName, fields: Object.fromEntries(shown) };
}

import { isRecord } from '@/lib/json-kinds';
import { toItems } from '@/rendering/field-values';

/** What a card shows, of an item made as a card or of a page. */
const CARD_FIELDS = new Set(['Title', 'Text', 'Description', 'Image', 'Link', 'Meta', 'Published']);

/** A page in the list brings all its fields, its whole text among them; a card shows few. */
export function pruneFields(fields: unknown): unknown {
  return isRecord(fields) ? { ...fields, Cards: toItems(fields.Cards).map(pruneCard) } : fields;
}

function pruneCard({ id, url, name, displayName, fields }: Record<string, unknown>) {
  const shown = isRecord(fields) ? Object.entries(fields).filter(([field]) => CARD_FIELDS.has(field)) : [];
  return { id, url, name, displayName, fields: Object.fromEntries(shown) };
}

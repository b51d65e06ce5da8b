import { isRecord } from '@/platform/json/json-types';
import { toItems } from '@/rendering/fields/field-values';

const CARD_FIELDS = new Set(['Title', 'Text', 'Description', 'Image', 'Link', 'Meta', 'Published']);

/** Removes fields that no card shows. The CMS sends pages with all their fields, including long texts. */
export function pruneFields(fields: unknown): unknown {
  return isRecord(fields) ? { ...fields, Cards: toItems(fields.Cards).map(pruneCard) } : fields;
}

function pruneCard({ url, name, displayName, language, fields }: Record<string, unknown>) {
  const shown = isRecord(fields) ? Object.entries(fields).filter(([field]) => CARD_FIELDS.has(field)) : [];
  return { url, name, displayName, language, fields: Object.fromEntries(shown) };
}

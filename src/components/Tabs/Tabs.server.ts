import { isRecord } from '@/platform/json/json-types';
import { toItems } from '@/rendering/fields/field-values';

/** Keeps only the title and text of each entry, because the browser gets the fields of an island. */
export function pruneFields(fields: unknown): unknown {
  return isRecord(fields) ? { ...fields, Entries: toItems(fields.Entries).map(pruneEntry) } : fields;
}

function pruneEntry({ name, displayName, fields }: Record<string, unknown>) {
  return { name, displayName, fields: isRecord(fields) ? { Title: fields.Title, Text: fields.Text } : {} };
}

import { isRecord } from '@/platform/json/json-types';
import { toItems } from '@/rendering/fields/field-values';
import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = ['event-full', 'event-places'];

/** Keeps only the title and link of each venue's page, which the CMS sends with all its fields. */
export function pruneFields(fields: unknown): unknown {
  return isRecord(fields) ? { ...fields, Events: toItems(fields.Events).map(pruneEvent) } : fields;
}

function pruneEvent(event: Record<string, unknown>) {
  const { fields } = event;
  return isRecord(fields) && isRecord(fields.Place)
    ? { ...event, fields: { ...fields, Place: pruneItem(fields.Place) } }
    : event;
}

function pruneItem({ url, name, displayName, fields }: Record<string, unknown>) {
  return { url, name, displayName, fields: isRecord(fields) ? { Title: fields.Title } : {} };
}

import { isRecord } from '@/lib/json-kinds';
import { toItems } from '@/rendering/field-values';

export const phrases = ['event-full', 'event-places'];

/** The page about an event's place brings all its fields; only its title and address are shown. */
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

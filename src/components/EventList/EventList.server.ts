import { isRecord } from '@/platform/json/json-types';
import type { ListEntities } from '@/rendering/component/component-server';
import { toDay } from '@/rendering/fields/DateField';
import { getIn, toItems, toText } from '@/rendering/fields/field-values';
import { toItem } from '@/rendering/fields/to-item';
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

/** Events of schema.org. Search engines need a day and a place, so events without them are left out. */
export const structuredData: ListEntities = ({ fields }, { toUrl }) =>
  toItems(getIn(fields, 'Events')).flatMap((event) => {
    const item = toItem(event);
    const startDate = toDay(item?.getField('Date'));
    const place = toItem(item?.getField('Place'));
    if (!item || !startDate || !place) return [];
    const name = toText(place.title);
    return [
      {
        '@type': 'Event',
        name: toText(item.title),
        description: toText(item.getField('Text')) || undefined,
        startDate,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name,
          address: name,
          url: (place.href && toUrl(place.href)) || undefined,
        },
      },
    ];
  });

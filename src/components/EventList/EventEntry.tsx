import { ItemHeading } from '@/rendering/component/ItemHeading';
import { usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { DateField } from '@/rendering/fields/DateField';
import { toBoolean, toNumber } from '@/rendering/fields/field-values';
import { Text } from '@/rendering/fields/fields';
import { NumberField } from '@/rendering/fields/NumberField';
import { type Item, toItem } from '@/rendering/fields/to-item';

export function EventEntry({ event: { title, getField } }: { event: Item }) {
  const place = toItem(getField('Place'));
  return (
    <li>
      <DateField className="event-list-date" field={getField('Date')} />
      <div>
        <ItemHeading title={title} />
        <Text tag="p" field={getField('Text')} />
        <Places event={{ getField }} />
        {place?.href && (
          <a className="event-list-place" href={place.href}>
            <Text field={place.title} />
          </a>
        )}
      </div>
    </li>
  );
}

function Places({ event: { getField } }: { event: Pick<Item, 'getField'> }) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const places = getField('Places');
  if (toBoolean(getField('IsFull'))) {
    return (
      <p className="event-list-places" lang={phraseLanguage('event-full')}>
        {phrase('event-full')}
      </p>
    );
  }
  if (toNumber(places) === null && !places?.metadata) return null;
  return (
    <p className="event-list-places">
      <span lang={phraseLanguage('event-places')}>{phrase('event-places')}</span>{' '}
      <NumberField field={places} />
    </p>
  );
}

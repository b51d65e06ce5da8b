import { DateField } from '@/rendering/DateField';
import { Text } from '@/rendering/fields';
import { NumberField } from '@/rendering/NumberField';
import { usePhrase } from '@/rendering/page';
import { toFlag } from '@/rendering/to-flag';
import { type Item, toItem } from '@/rendering/to-item';
import { toNumber } from '@/rendering/to-number';
import styles from './EventList.module.scss';

/** One event: when, what, how many can come, and the page about its place. */
export function EventEntry({ event: { title, findField } }: { event: Item }) {
  const place = toItem(findField('Place'));
  return (
    <li>
      <DateField className={styles.date} field={findField('Date')} />
      <div>
        <h3>
          <Text field={title} />
        </h3>
        <Text tag="p" field={findField('Text')} />
        <Places event={{ findField }} />
        {place?.href && (
          <a className={styles.place} href={place.href}>
            <Text field={place.title} />
          </a>
        )}
      </div>
    </li>
  );
}

function Places({ event: { findField } }: { event: Pick<Item, 'findField'> }) {
  const phrase = usePhrase();
  const places = findField('Places');
  if (toFlag(findField('IsFull'))) return <p className={styles.places}>{phrase('event-full')}</p>;
  if (toNumber(places) === null && !places?.metadata) return null;
  return (
    <p className={styles.places}>
      {phrase('event-places')} <NumberField field={places} />
    </p>
  );
}

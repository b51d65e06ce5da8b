import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { ItemListField, RenderingProps, RichTextField, TextField } from '@/rendering/component/types';
import { toItems } from '@/rendering/fields/field-values';
import { RichText, Text } from '@/rendering/fields/fields';
import { toItem } from '@/rendering/fields/to-item';
import { EventEntry } from './EventEntry';
import styles from './EventList.module.scss';

type EventListFields = { Title: TextField; Intro: RichTextField; Events: ItemListField };

function EventList({ fields, params }: RenderingProps<EventListFields>) {
  return (
    <RenderingRoot name="event-list" params={params}>
      <Text tag="h2" field={fields.Title} />
      <RichText field={fields.Intro} />
      <ul className={styles.events}>
        {toItems(fields.Events).map((value, index) => {
          const item = toItem(value);
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and may name an item twice
          return item && <EventEntry key={index} event={item} />;
        })}
      </ul>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(EventList);

import type { ItemField, RichTextField, TextField } from '@/cms/field-types';
import { withDatasourceCheck } from '@/rendering/editor-notices';
import { toItems } from '@/rendering/field-values';
import { RichText, Text } from '@/rendering/fields';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import { toItem } from '@/rendering/to-item';
import type { RenderingProps } from '@/rendering/types';
import { EventEntry } from './EventEntry';
import styles from './EventList.module.scss';

type EventListFields = { Title: TextField; Intro: RichTextField; Events: readonly ItemField[] };

function EventList({ fields, params }: RenderingProps<EventListFields>) {
  return (
    <RenderingRoot name="event-list" params={params}>
      <Text tag="h2" field={fields?.Title} />
      <RichText field={fields?.Intro} />
      <ul className={styles.events}>
        {toItems(fields?.Events).map((value, index) => {
          const item = toItem(value);
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and may name an item twice
          return item && <EventEntry key={index} event={item} />;
        })}
      </ul>
    </RenderingRoot>
  );
}

export const Default = withDatasourceCheck(EventList);

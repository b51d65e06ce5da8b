import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList, type TitledListFields } from '@/rendering/component/TitledList';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { EventEntry } from './EventEntry';
import styles from './EventList.module.scss';

function EventList({ fields, params }: RenderingProps<TitledListFields & { Events: ItemListField }>) {
  return (
    <TitledList
      name="event-list"
      params={params}
      fields={fields}
      items={fields.Events}
      listClass={styles.events}
      renderItem={(event) => <EventEntry event={event} />}
    />
  );
}

export const Default = withDatasourceCheck(EventList);

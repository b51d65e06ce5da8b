import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { EventEntry } from './EventEntry';

function EventList({ fields, params }: RenderingProps<TitledFields & { Events: ItemListField }>) {
  return (
    <TitledList
      name="event-list"
      params={params}
      fields={fields}
      items={fields.Events}
      listClass="event-list-events"
      renderItem={(event) => <EventEntry event={event} />}
    />
  );
}

export const Default = withDatasourceCheck(EventList);

import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { ItemHeading } from '@/rendering/component/ItemHeading';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { RichText, Text } from '@/rendering/fields/fields';

function Timeline({ fields, params }: RenderingProps<TitledFields & { Moments: ItemListField }>) {
  return (
    <TitledList
      name="timeline"
      params={params}
      fields={fields}
      isSplit
      items={fields.Moments}
      listTag="ol"
      listClass="timeline-moments"
      renderItem={({ title, getField }) => (
        <li>
          <Text tag="p" className="timeline-date" field={getField('Date')} />
          <div className="timeline-text">
            <ItemHeading title={title} />
            <RichText field={getField('Text')} />
          </div>
        </li>
      )}
    />
  );
}

export const Default = withDatasourceCheck(Timeline);

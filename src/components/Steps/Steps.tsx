import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { ItemHeading } from '@/rendering/component/ItemHeading';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { RichText } from '@/rendering/fields/fields';

function Steps({ fields, params }: RenderingProps<TitledFields & { Steps: ItemListField }>) {
  return (
    <TitledList
      name="steps"
      params={params}
      fields={fields}
      items={fields.Steps}
      listTag="ol"
      listClass="section-columns steps-list"
      renderItem={({ title, getField }) => (
        <li>
          <ItemHeading title={title} />
          <RichText field={getField('Text')} />
        </li>
      )}
    />
  );
}

export const Default = withDatasourceCheck(Steps);

import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { ItemHeading } from '@/rendering/component/ItemHeading';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { Image, Link, RichText } from '@/rendering/fields/fields';

type FeatureGridProps = RenderingProps<TitledFields & { Features: ItemListField }>;

const FeatureGrid = (props: FeatureGridProps) => (
  <Features {...props} listClass="section-columns feature-grid-columns" />
);
const FeatureRows = (props: FeatureGridProps) => <Features {...props} listClass="feature-grid-rows" />;

function Features({ fields, params, listClass }: FeatureGridProps & { listClass: string }) {
  return (
    <TitledList
      name="feature-grid"
      params={params}
      fields={fields}
      items={fields.Features}
      listClass={listClass}
      renderItem={({ title, getField }) => (
        <li>
          <Image className="feature-grid-icon" field={getField('Icon')} sizes="4rem" />
          <ItemHeading title={title} />
          <div className="feature-grid-text">
            <RichText field={getField('Text')} />
            <Link className="feature-grid-link" field={getField('Link')} />
          </div>
        </li>
      )}
    />
  );
}

export const Default = withDatasourceCheck(FeatureGrid);
export const Rows = withDatasourceCheck(FeatureRows);

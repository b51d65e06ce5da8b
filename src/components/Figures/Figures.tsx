import { withDatasourceCheck } from '@/rendering/component/editor-notices';
import { TitledList } from '@/rendering/component/TitledList';
import type { TitledFields } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { Text } from '@/rendering/fields/fields';

type FiguresProps = RenderingProps<TitledFields & { Figures: ItemListField }>;

const Figures = (props: FiguresProps) => <FigureList {...props} listClass="section-columns figures-row" />;
const LargeFigures = (props: FiguresProps) => <FigureList {...props} listClass="figures-large" />;

function FigureList({ fields, params, listClass }: FiguresProps & { listClass: string }) {
  return (
    <TitledList
      name="figures"
      params={params}
      fields={fields}
      items={fields.Figures}
      listClass={listClass}
      renderItem={({ getField }) => (
        <li>
          <Text tag="p" className="figures-value" field={getField('Value')} />
          <div>
            <Text tag="p" className="figures-label" field={getField('Label')} />
            <Text tag="p" className="figures-note" field={getField('Note')} />
          </div>
        </li>
      )}
    />
  );
}

export const Default = withDatasourceCheck(Figures);
export const Large = withDatasourceCheck(LargeFigures);

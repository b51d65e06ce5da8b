import { Column } from '@/rendering/component/column-share';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { toEnabledNumbers, toPlaceholderName } from '@/rendering/placeholder/dynamic-placeholder';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

type ColumnSplitterProps = RenderingProps<
  NoFields,
  'EnabledPlaceholders' | 'DynamicPlaceholderId' | `ColumnWidth${number}` | `Styles${number}`
>;

export function Default({ params, rendering }: ColumnSplitterProps) {
  const columns = toEnabledNumbers(params).map((number) => {
    const grid = params[`ColumnWidth${number}`];
    const classes = [grid ?? 'col-12 col-lg', params[`Styles${number}`]?.trim()];
    return (
      <div key={number} className={classes.filter(Boolean).join(' ')}>
        <div className="row">
          <Column grid={grid}>
            <Placeholder name={toPlaceholderName(`column-${number}`, params)} rendering={rendering} />
          </Column>
        </div>
      </div>
    );
  });
  return (
    <RenderingRoot name="column-splitter" params={params}>
      <div className="row">{columns}</div>
    </RenderingRoot>
  );
}

import { Column } from '@/rendering/column-share';
import { toEnabledNumbers, toPlaceholderName } from '@/rendering/dynamic-placeholder';
import { Placeholder } from '@/rendering/Placeholder';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';

/** Columns side by side, up to eight; each with its width and its styles. */
export function Default({ params, rendering }: RenderingProps) {
  const columns = toEnabledNumbers(params).map((number) => {
    const grid = params?.[`ColumnWidth${number}`];
    const classes = [grid ?? 'col-12 col-lg', params?.[`Styles${number}`]?.trim()];
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

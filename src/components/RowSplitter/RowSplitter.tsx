import { toEnabledNumbers, toPlaceholderName } from '@/rendering/dynamic-placeholder';
import { Placeholder } from '@/rendering/Placeholder';
import { RenderingRoot } from '@/rendering/RenderingRoot';
import type { RenderingProps } from '@/rendering/types';
import styles from './RowSplitter.module.scss';

/** Rows below each other; each with its styles. */
export function Default({ params, rendering }: RenderingProps) {
  return (
    <RenderingRoot name="row-splitter" params={params}>
      {toEnabledNumbers(params).map((number) => (
        <div
          key={number}
          className={[styles.row, params?.[`Styles${number}`]?.trim()].filter(Boolean).join(' ')}
        >
          <div className="row">
            <Placeholder name={toPlaceholderName(`row-${number}`, params)} rendering={rendering} />
          </div>
        </div>
      ))}
    </RenderingRoot>
  );
}

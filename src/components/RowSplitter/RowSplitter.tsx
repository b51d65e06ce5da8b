import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { toEnabledNumbers, toPlaceholderName } from '@/rendering/placeholder/dynamic-placeholder';
import { Placeholder } from '@/rendering/placeholder/Placeholder';

type RowSplitterProps = RenderingProps<
  NoFields,
  'EnabledPlaceholders' | 'DynamicPlaceholderId' | `Styles${number}`
>;

export function Default({ params, rendering }: RowSplitterProps) {
  return (
    <RenderingRoot name="row-splitter" params={params}>
      {toEnabledNumbers(params).map((number) => (
        <div
          key={number}
          className={['row-splitter-row', params[`Styles${number}`]?.trim()].filter(Boolean).join(' ')}
        >
          <div className="row">
            <Placeholder name={toPlaceholderName(`row-${number}`, params)} rendering={rendering} />
          </div>
        </div>
      ))}
    </RenderingRoot>
  );
}

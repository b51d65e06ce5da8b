/** @jsxImportSource preact */
import { type ControlProps, toDescription } from '../field.ts';
import { toLabel } from '../to-label.ts';

type PickButtonProps = Pick<ControlProps, 'id' | 'field'> & { isReplacing: boolean; onClick: () => void };

/** Opens the media library for a field. */
export function PickButton({ id, field, isReplacing, onClick }: PickButtonProps) {
  const action = isReplacing ? 'Replace' : 'Choose';
  return (
    <button
      {...toDescription({ id })}
      type="button"
      class="button"
      aria-label={`${action}: ${toLabel(field.name)}`}
      onClick={onClick}
    >
      {action}
    </button>
  );
}

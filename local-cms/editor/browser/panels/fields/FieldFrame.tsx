/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { ControlProps } from './field.ts';
import { toLabel } from './to-label.ts';

type FieldFrameProps = Pick<ControlProps, 'id' | 'field' | 'problem'> & {
  /** Takes the keys that the control leaves. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ComponentChildren;
};

/** Controls that are buttons or groups, which cannot say themselves that they are required. */
const WITHOUT_STATE = ['image', 'file', 'links', 'item', 'items'];

/** What is around the control of a field: its name, what helps to fill it in, and what is wrong with it. */
export function FieldFrame({
  id,
  field: { name, type, isRequired, hint },
  problem,
  onKeyDown,
  children,
}: FieldFrameProps) {
  const isSilent = isRequired && WITHOUT_STATE.includes(type);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the control in it
    <div class={`field ${type.replaceAll(' ', '-')}`} onKeyDown={onKeyDown}>
      <label for={id}>
        {toLabel(name)}
        {isRequired && (
          <span class="required-mark" title="Required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <p id={`${id}-hint`} class="quiet" hidden={!hint && !isSilent}>
        {isSilent && <span class="sr-only">Required. </span>}
        {hint}
      </p>
      {children}
      <p id={`${id}-problem`} class="field-problem" hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}

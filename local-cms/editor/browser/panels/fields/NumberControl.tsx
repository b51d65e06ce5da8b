/** @jsxImportSource preact */
import type { ControlProps } from './field.ts';

export const NumberControl = ({ id, value, onChange, problem }: ControlProps) => (
  <input
    id={id}
    type="number"
    step="any"
    value={typeof value === 'number' ? value : ''}
    aria-invalid={problem !== ''}
    aria-describedby={`${id}-problem`}
    onInput={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
  />
);

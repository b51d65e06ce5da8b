/** @jsxImportSource preact */
import type { ControlProps } from './field.ts';

export const CheckboxControl = ({ id, value, onChange, problem }: ControlProps) => (
  <input
    id={id}
    type="checkbox"
    checked={value === true}
    aria-invalid={problem !== ''}
    aria-describedby={`${id}-problem`}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);

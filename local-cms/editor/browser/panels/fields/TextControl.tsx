/** @jsxImportSource preact */
import type { ControlProps } from './field.ts';

export const TextControl = ({ id, value, onChange, problem }: ControlProps) => (
  <input
    id={id}
    type="text"
    value={String(value ?? '')}
    aria-invalid={problem !== ''}
    aria-describedby={`${id}-problem`}
    onInput={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

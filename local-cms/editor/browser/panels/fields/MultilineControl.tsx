/** @jsxImportSource preact */
import type { ControlProps } from './field.ts';

export const MultilineControl = ({ id, value, onChange, problem }: ControlProps) => (
  <textarea
    id={id}
    rows={4}
    value={String(value ?? '')}
    aria-invalid={problem !== ''}
    aria-describedby={`${id}-problem`}
    onInput={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

/** @jsxImportSource preact */
import { type ControlProps, toAttributes } from './field.ts';

export const MultilineControl = ({ value, onChange, ...field }: ControlProps) => (
  <textarea
    {...toAttributes(field)}
    rows={4}
    value={String(value ?? '')}
    onInput={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

/** @jsxImportSource preact */
import { type ControlProps, toAttributes } from './field.ts';

export const TextControl = ({ value, onChange, ...field }: ControlProps) => (
  <input
    {...toAttributes(field)}
    type="text"
    value={String(value ?? '')}
    onInput={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

/** @jsxImportSource preact */
import { type ControlProps, toDescription } from './field.ts';

export const CheckboxControl = ({ value, onChange, ...field }: ControlProps) => (
  <input
    {...toDescription(field)}
    type="checkbox"
    checked={value === true}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);

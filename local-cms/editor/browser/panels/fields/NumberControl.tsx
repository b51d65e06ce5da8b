/** @jsxImportSource preact */
import { type ControlProps, toAttributes } from './field.ts';

export const NumberControl = ({ value, onChange, ...field }: ControlProps) => (
  <input
    {...toAttributes(field)}
    type="number"
    step="any"
    value={typeof value === 'number' ? value : ''}
    onInput={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
  />
);

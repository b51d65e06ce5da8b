/** @jsxImportSource preact */
import { type ControlProps, toAttributes } from './field.ts';

/** Dates are written as a day, or as a moment in UTC. */
export function DateControl({ value, onChange, ...field }: ControlProps) {
  const text = String(value ?? '');
  const hasTime = text.includes('T');
  return (
    <input
      {...toAttributes(field)}
      type={hasTime ? 'datetime-local' : 'date'}
      value={hasTime ? text.replace(/(:\d\d)?(\.\d+)?Z$/, '') : text}
      onInput={({ currentTarget }) => {
        const { value: day } = currentTarget;
        onChange(day === '' ? null : hasTime ? `${day}:00Z` : day);
      }}
    />
  );
}

/** @jsxImportSource preact */
import type { ControlProps } from './field.ts';

/** Dates are written as a day, or as a moment in UTC. */
export function DateControl({ id, value, onChange, problem }: ControlProps) {
  const text = String(value ?? '');
  const hasTime = text.includes('T');
  return (
    <input
      id={id}
      type={hasTime ? 'datetime-local' : 'date'}
      value={hasTime ? text.replace(/(:\d\d)?(\.\d+)?Z$/, '') : text}
      aria-invalid={problem !== ''}
      aria-describedby={`${id}-problem`}
      onInput={({ currentTarget }) => {
        const { value: day } = currentTarget;
        onChange(day === '' ? null : hasTime ? `${day}:00Z` : day);
      }}
    />
  );
}

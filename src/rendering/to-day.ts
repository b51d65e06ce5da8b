import { toText } from './field-values';

/** The day of a date field as ISO 8601 has it; `null` for the CMS's empty date, which is of the year 1. */
export function toDay(field: unknown): string | null {
  const day = /^(?!0001)\d{4}-\d{2}-\d{2}/.exec(toText(field))?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}

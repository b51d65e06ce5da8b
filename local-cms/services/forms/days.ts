import type { DateField } from '../../content/schemas/form-fields.ts';

const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns the first and last day that a field accepts, as `2026-05-01`. */
export const toDays = ({
  min = '1900-01-01',
  max = '2100-12-31',
}: DateField): { min: string; max: string } => ({
  min: min === 'today' ? today() : min,
  max: max === 'today' ? today() : max,
});

/** Writes a day such as `2026-05-01` in the words of a language. */
export const toDayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

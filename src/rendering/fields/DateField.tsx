import type { Field } from '../component/types';
import { toFormatLocale } from '../context/format-locale';
import { usePageData } from '../context/page-data';
import { toText } from './field-values';
import { Frame } from './fields';

/** Shows a date in the format of the page's language. Renders nothing when the field is empty. */
export function DateField({ field, className }: { field?: Field; className?: string }) {
  const { language } = usePageData();
  const day = toDay(field);
  return (
    <Frame field={field}>
      {day && (
        // React ignores a difference here, because server and browser can format a date differently.
        <time className={className} dateTime={day} suppressHydrationWarning>
          {new Intl.DateTimeFormat(toFormatLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(day),
          )}
        </time>
      )}
    </Frame>
  );
}

/** Returns the date as `2026-05-31`, or `null`. The CMS sends a date in the year 1 for an empty field. */
export function toDay(field: unknown): string | null {
  const day = /^(?!0001)\d{4}-\d{2}-\d{2}/.exec(toText(field))?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}

import type { Field } from '../component/types';
import { usePageData } from '../context/page-data';
import { toText } from './field-values';
import { Frame } from './fields';

/** The day of a date field in the format of the page's language; nothing when the field is empty. */
export function DateField({ field, className }: { field?: Field; className?: string }) {
  const { language } = usePageData();
  const day = toDay(field);
  return (
    <Frame field={field}>
      {day && (
        // Browsers and the server may know different formats of a date; either is right.
        <time className={className} dateTime={day} suppressHydrationWarning>
          {new Intl.DateTimeFormat(toFormatLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(day),
          )}
        </time>
      )}
    </Frame>
  );
}

/** The day of a date field as in ISO 8601; `null` for the CMS's empty date, which is in the year 1. */
export function toDay(field: unknown): string | null {
  const day = /^(?!0001)\d{4}-\d{2}-\d{2}/.exec(toText(field))?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** The locale for dates and numbers: for English that of Europe, where the sites are. */
export function toFormatLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

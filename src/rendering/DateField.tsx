import type { AnyField } from './field-values';
import { Frame } from './fields';
import { toFormatLocale } from './format-locale';
import { usePage } from './page';
import { toDay } from './to-day';

type DateFieldProps = { field?: AnyField; className?: string };

/** The day of a date field, as it is written in the page's language. Nothing when it is empty. */
export function DateField({ field, className }: DateFieldProps) {
  const { language } = usePage();
  const day = toDay(field);
  return <Frame field={field}>{day && <Day {...{ day, language, className }} />}</Frame>;
}

/** Browsers and the server may know different spellings of a date; either is right. */
function Day({ day, language, className }: { day: string; language: string; className?: string }) {
  const written = new Intl.DateTimeFormat(toFormatLocale(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
  return (
    <time className={className} dateTime={day} suppressHydrationWarning>
      {written}
    </time>
  );
}

import type { AnyField } from './field-values';
import { Frame } from './fields';
import { toFormatLocale } from './format-locale';
import { usePage } from './page';
import { toNumber } from './to-number';

/** A number as it is written in the page's language; nothing when the field holds none. */
export function NumberField({ field }: { field?: AnyField }) {
  const { language } = usePage();
  const number = toNumber(field);
  // Browsers and the server may know different spellings of a number; either is right.
  return (
    <Frame field={field}>
      {number !== null && (
        <data value={number} suppressHydrationWarning>
          {new Intl.NumberFormat(toFormatLocale(language)).format(number)}
        </data>
      )}
    </Frame>
  );
}

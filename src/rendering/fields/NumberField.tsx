import type { Field } from '../component/types';
import { usePageData } from '../context/page-data';
import { toFormatLocale } from './DateField';
import { toNumber } from './field-values';
import { Frame } from './fields';

/** A number in the format of the page's language; nothing when the field holds none. */
export function NumberField({ field }: { field?: Field }) {
  const { language } = usePageData();
  const number = toNumber(field);
  return (
    <Frame field={field}>
      {number !== null && (
        // Browsers and the server may know different formats of a number; either is right.
        <data value={number} suppressHydrationWarning>
          {new Intl.NumberFormat(toFormatLocale(language)).format(number)}
        </data>
      )}
    </Frame>
  );
}

import type { Field } from '../component/types';
import { usePageData } from '../context/page-data';
import { toFormatLocale } from './DateField';
import { toNumber } from './field-values';
import { Frame } from './fields';

/** A number in the format of the page's language. Renders nothing when the field has no number. */
export function NumberField({ field }: { field?: Field }) {
  const { language } = usePageData();
  const number = toNumber(field);
  return (
    <Frame field={field}>
      {number !== null && (
        // The browser and the server may have different locale data. Both formats are correct.
        <data value={number} suppressHydrationWarning>
          {new Intl.NumberFormat(toFormatLocale(language)).format(number)}
        </data>
      )}
    </Frame>
  );
}

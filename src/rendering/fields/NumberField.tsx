import type { Field } from '../component/types';
import { toFormatLocale } from '../context/format-locale';
import { usePageData } from '../context/page-data';
import { toNumber } from './field-values';
import { Frame } from './fields';

/** Shows a number in the format of the page's language. Renders nothing when the field has no number. */
export function NumberField({ field }: { field?: Field }) {
  const { language } = usePageData();
  const number = toNumber(field);
  return (
    <Frame field={field}>
      {number !== null && (
        // React ignores a difference here, because server and browser can format a number differently.
        <data value={number} suppressHydrationWarning>
          {new Intl.NumberFormat(toFormatLocale(language)).format(number)}
        </data>
      )}
    </Frame>
  );
}

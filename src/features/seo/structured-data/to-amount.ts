import { toFormatLocale } from '@/rendering/context/format-locale';

const ARABIC_ZERO = '٠'.codePointAt(0) ?? 0;

/**
 * Reads a price as a page in the language writes it: `2,500.50` in English and `2.500,50` in Danish are `2500.50`.
 * Returns `null` for a text without a number, or with several, such as `3–5`.
 */
export function toAmount(price: string, language: string): string | null {
  const latin = price.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ARABIC_ZERO));
  const decimal = new Intl.NumberFormat(toFormatLocale(language))
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal');
  const [whole = '', ...fraction] = latin.split(decimal?.value ?? '.');
  const [first = '', ...thousands] = whole.match(/\d+/g) ?? [];
  const isOneNumber = thousands.every((group) => group.length === 3);
  const digits = isOneNumber ? [first, ...thousands].join('') : '';
  const cents = fraction.length === 1 ? /^\d{1,2}(?!\d)/.exec(fraction[0] ?? '')?.[0] : undefined;
  if (digits === '' || fraction.length > 1) return null;
  return cents ? `${digits}.${cents}` : digits;
}

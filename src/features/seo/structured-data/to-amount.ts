const ARABIC_ZERO = '٠'.codePointAt(0) ?? 0;

/** Reads a price as a page in the language writes it: `2,500.50` in English and `2.500,50` in Danish are `2500.50`. */
export function toAmount(price: string, language: string): string | null {
  const latin = price.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ARABIC_ZERO));
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal');
  const [whole = '', ...fraction] = latin.split(decimal?.value ?? '.');
  const digits = whole.replace(/\D/g, '');
  const cents = fraction.length === 1 ? /^\d{1,2}(?!\d)/.exec(fraction[0] ?? '')?.[0] : undefined;
  if (digits === '' || fraction.length > 1) return null;
  return cents ? `${digits}.${cents}` : digits;
}

import type { ExternalProps } from '../../external-component';
import { toNumberProp, toTextProp } from '../given-props';

type Savings = {
  title: string;
  sharesLabel: string;
  resultLabel: string;
  maxShares: number;
  toAmount: (shares: number) => string;
};

export function toSavings(given: ExternalProps): Savings {
  const yearlyPerShare = toNumberProp(given, 'yearlyPerShare', { fallback: 130, max: 1_000_000 });
  const format = toFormat(toTextProp(given, 'locale', 'en'));
  const currency = toTextProp(given, 'currency', 'DKK');
  return {
    title: toTextProp(given, 'title'),
    sharesLabel: toTextProp(given, 'sharesLabel', 'Shares'),
    resultLabel: toTextProp(given, 'resultLabel', 'Per year'),
    maxShares: Math.max(1, Math.round(toNumberProp(given, 'maxShares', { fallback: 100, max: 1_000 }))),
    toAmount: (shares) => `${currency} ${format(Math.round(shares * yearlyPerShare))}`,
  };
}

/** Server and browser put different spaces before a currency, so numbers have none. */
function toFormat(locale: string): (amount: number) => string {
  const [known = 'en'] = isLocale(locale) ? Intl.NumberFormat.supportedLocalesOf(locale) : [];
  return new Intl.NumberFormat(known).format;
}

const isLocale = (locale: string): boolean => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(locale);

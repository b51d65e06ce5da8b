import type { Field } from '@/rendering/component/types';
import { toFormatLocale } from '@/rendering/context/format-locale';
import { toItems, toNumber, toText } from '@/rendering/fields/field-values';
import { toItem } from '@/rendering/fields/to-item';

export type ShareFields = {
  SharePrice: Field;
  Currency: Field;
  /** Power that a share makes in a year, in kWh. */
  PowerPerShare: Field;
  MaxShares: Field;
  Dividends: object;
};

export type ShareOffer = {
  price: number;
  power: number;
  maxShares: number;
  /** What a share pays in typical years. */
  years: { label: Field | undefined; amount: number; field: Field | undefined }[];
  toMoney: (amount: number) => string;
  toPower: (kilowattHours: number) => string;
};

const MAX_SHARES = 10_000;

/** Reads the figures of the offer. A missing or malformed number is 0, and its line is not shown. */
export function toShareOffer(fields: Partial<ShareFields>, language: string): ShareOffer {
  const locale = toFormatLocale(language);
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const years = toItems(fields.Dividends).flatMap((value) => {
    const item = toItem(value);
    const field = item?.getField('Amount');
    const amount = toNumber(field);
    return item && amount !== null ? [{ label: item.getField('Year'), amount, field }] : [];
  });
  return {
    price: toNumber(fields.SharePrice) ?? 0,
    power: toNumber(fields.PowerPerShare) ?? 0,
    maxShares: Math.round(Math.min(Math.max(toNumber(fields.MaxShares) ?? 100, 1), MAX_SHARES)),
    years,
    toMoney: createMoneyFormat(locale, toText(fields.Currency).trim()),
    toPower: (kilowattHours) => `${format(kilowattHours)} kWh`,
  };
}

/** Editors can write any text as the currency. A text that is no currency code stands before the amount. */
function createMoneyFormat(locale: string, currency: string): (amount: number) => string {
  const options = { maximumFractionDigits: 0 };
  if (/^[A-Za-z]{3}$/.test(currency))
    return new Intl.NumberFormat(locale, { ...options, style: 'currency', currency }).format;
  const { format } = new Intl.NumberFormat(locale, options);
  return (amount) => `${currency} ${format(amount)}`.trim();
}

/** Reads the number of shares that a visitor typed. */
export const toShares = (text: string, maxShares: number): number =>
  Math.min(Math.max(Math.round(Number(text)) || 1, 1), maxShares);

import { propertyRuns } from '@tests/jest/property-runs.ts';
import fc from 'fast-check';
import { toShareOffer, toShares } from './to-share-offer';

const year = (Year: string, Amount: unknown) => ({
  fields: { Year: { value: Year }, Amount: { value: Amount } },
});
const fields = {
  SharePrice: { value: 2500 },
  Currency: { value: 'DKK' },
  PowerPerShare: { value: 1800 },
  MaxShares: { value: 100 },
  Dividends: [year('Poor', 75), year('Good', '165'), year('Unknown', '')],
};

const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');

test('reads the figures, and leaves out years without an amount', () => {
  const { price, power, maxShares, years } = toShareOffer(fields, 'en');
  expect([price, power, maxShares, years.map(({ amount }) => amount)]).toEqual([2500, 1800, 100, [75, 165]]);
});

test.each([
  ['en', 'DKK', 'DKK 12,500', '9,000 kWh'],
  ['da', 'DKK', '12.500 kr.', '9.000 kWh'],
  ['da', 'kr.', 'kr. 12.500', '9.000 kWh'],
  ['en', '', '12,500', '9,000 kWh'],
])('in the language %s with the currency %j it writes %s and %s', (language, currency, money, power) => {
  const offer = toShareOffer({ ...fields, Currency: { value: currency } }, language);
  expect([withPlainSpaces(offer.toMoney(12500)), withPlainSpaces(offer.toPower(9000))]).toEqual([
    money,
    power,
  ]);
});

test.each([
  ['5', 5],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['2.6', 3],
  ['1e9', 100],
  ['five', 1],
])('the typed text %j means %d shares', (text, shares) => {
  expect(toShares(text, 100)).toBe(shares);
});

test('any fields give an offer that can be shown', () => {
  const field = fc.option(fc.record({ value: fc.oneof(fc.jsonValue(), fc.double()) }), { nil: undefined });
  const anyFields = fc.record({
    SharePrice: field,
    Currency: field,
    PowerPerShare: field,
    MaxShares: field,
    Dividends: fc.oneof(
      fc.array(fc.record({ fields: fc.record({ Amount: field, Year: field }) })),
      fc.object(),
    ),
  });
  fc.assert(
    fc.property(anyFields, fc.string(), (given, text) => {
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const offer = toShareOffer(known, 'da');
      const shares = toShares(text, offer.maxShares);
      expect(shares).toBeGreaterThanOrEqual(1);
      for (const { amount } of offer.years) expect(offer.toMoney(amount * shares)).not.toContain('NaN');
    }),
    { numRuns: propertyRuns(200) },
  );
});

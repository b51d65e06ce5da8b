import fc from 'fast-check';
import { toSavings } from './to-savings';

test('formats amounts in the given language and currency', () => {
  const { toAmount } = toSavings({ locale: 'da', currency: 'kr.', yearlyPerShare: 130 });
  expect(toAmount(100)).toBe('kr. 13.000');
  expect(toSavings({}).toAmount(100)).toBe('DKK 13,000');
});

test.each([
  [{ maxShares: 0 }, 1],
  [{ maxShares: 20 }, 20],
  [{ maxShares: 1e9 }, 1000],
  [{ maxShares: Number.NaN }, 100],
  [{ maxShares: '20' }, 100],
  [{}, 100],
])('the props %j give a maximum of %d shares', (given, maxShares) => {
  expect(toSavings(given)).toMatchObject({ maxShares });
});

test('formats amounts for any props', () => {
  const names = fc.constantFrom('title', 'locale', 'currency', 'yearlyPerShare', 'maxShares', 'children');
  fc.assert(
    fc.property(fc.dictionary(names, fc.oneof(fc.jsonValue(), fc.double())), (given) => {
      const { title, toAmount } = toSavings(given);
      expect(typeof title).toBe('string');
      expect(toAmount(3)).not.toContain('NaN');
    }),
  );
});

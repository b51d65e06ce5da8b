import { toAmount } from './to-amount';

test.each([
  ['2,500', 'en', '2500'],
  ['DKK 2,500.50', 'en', '2500.50'],
  ['2.500 kr.', 'da', '2500'],
  ['2.500,5', 'da', '2500.5'],
  ['12 500 zł', 'pl', '12500'],
  ['٢٥٠٠', 'ar-EG', '2500'],
  ['45,–', 'da', '45'],
  ['1.2.3', 'en', null],
  ['3–5 kr.', 'da', null],
  ['2,500', 'en-a', '2500'],
  ['٢٥٠٠٫٥', 'ar', '2500.5'],
  ['Ask us', 'en', null],
  ['', 'en', null],
])('reads %j in %s as %j', (price, language, amount) => {
  expect(toAmount(price, language)).toBe(amount);
});

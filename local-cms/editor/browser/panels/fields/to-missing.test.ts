import { toMissing } from './to-missing.ts';

const field = { name: 'PromoText', type: 'rich text', hint: '', jsonValue: null, itemFields: [] };

test('an empty required field says so by the name that people read', () => {
  expect(toMissing({ ...field, isRequired: true }, '<p>&nbsp;</p>')).toBe(
    'Promo text is required: fill it in before you publish.',
  );
});

test.each([
  [true, '<p>Join</p>'],
  [false, ''],
])('nothing is missing if required is %s and the value %j', (isRequired, value) => {
  expect(toMissing({ ...field, isRequired }, value)).toBe('');
});

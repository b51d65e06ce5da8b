import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { withoutUndefined } from './without-undefined';

test('removes undefined properties at every level', () => {
  const data = { a: undefined, b: null, c: [{ d: undefined, e: '' }], f: { g: undefined } };
  expect(withoutUndefined(data)).toStrictEqual({ b: null, c: [{ e: '' }], f: {} });
});

test('has the same result as a conversion to JSON and back', () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.constant(undefined),
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      tie('record'),
      tie('list'),
    ),
    record: fc.dictionary(fc.string(), tie('value')),
    list: fc.array(tie('record')),
  })).record;
  fc.assert(
    fc.property(value, (data) => {
      expect(withoutUndefined(data)).toStrictEqual(JSON.parse(JSON.stringify(data)));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

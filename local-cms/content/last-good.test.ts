import { createContentError } from './content-error.ts';
import { createLastGood } from './last-good.ts';

const error = createContentError('a.yml', 1, 'broken');
const fail = () => {
  throw error;
};

test('returns the last good value of the same key with the error, and reports it', () => {
  const report = jest.fn();
  const keep = createLastGood<string>(report);
  expect(keep('a', fail)).toEqual({ value: null, error });
  expect(keep('a', () => 'good')).toEqual({ value: 'good', error: null });
  expect(keep('a', fail)).toEqual({ value: 'good', error });
  expect(keep('b', fail)).toEqual({ value: null, error });
  expect(report.mock.calls).toEqual([[error], [error], [error]]);
});

test('rethrows errors that are no mistakes in the content', () => {
  const keep = createLastGood(() => undefined);
  const failOddly = () => {
    throw new TypeError('a bug');
  };
  expect(() => keep('a', failOddly)).toThrow('a bug');
});

import { lazy } from './lazy';

test.each([{ port: 3000 }, undefined])('creates the value %j only once, on first use', (value) => {
  const create = jest.fn(() => value);
  const get = lazy(create);
  expect(create).not.toHaveBeenCalled();
  expect([get(), get()]).toEqual([value, value]);
  expect(create).toHaveBeenCalledTimes(1);
});

test('tries again if the first attempt threw', () => {
  const create = jest
    .fn(() => 'created')
    .mockImplementationOnce(() => {
      throw new Error('not configured');
    });
  const get = lazy(create);
  expect(get).toThrow('not configured');
  expect(get()).toBe('created');
});

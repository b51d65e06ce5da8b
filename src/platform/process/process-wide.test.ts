import { processWide } from './process-wide';

test('creates a value once for all copies of the module', async () => {
  const create = jest.fn(() => ({ count: 0 }));
  const first = processWide('test-value', create);
  jest.resetModules();
  const { processWide: fromAnotherBundle } = await import('./process-wide');

  expect(fromAnotherBundle('test-value', create)).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
});

test('keeps values of different names apart', () => {
  expect(processWide('test-a', () => 'a')).toBe('a');
  expect(processWide('test-b', () => 'b')).toBe('b');
});

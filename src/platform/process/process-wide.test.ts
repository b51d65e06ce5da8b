import { processWide } from './process-wide';

test('returns the object that the first call with a name created, also to another copy of the module', async () => {
  const first = processWide('test', () => ({ value: 1 }));
  jest.resetModules();
  const copy = await import('./process-wide');
  expect(copy.processWide).not.toBe(processWide);
  expect(copy.processWide('test', () => ({ value: 2 }))).toBe(first);
  expect(processWide('other', () => ({ value: 3 }))).toEqual({ value: 3 });
});

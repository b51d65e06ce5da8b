import { withTimeout } from './with-timeout';

const never = new Promise<string>(() => {});

test('returns the value if it arrives in time, and the fallback if it does not', async () => {
  expect(await withTimeout(1000, Promise.resolve('value'), () => 'late')).toBe('value');
  expect(await withTimeout(5, never, async () => 'late')).toBe('late');
});

test('rejects if the promise rejects in time, and ignores a later rejection', async () => {
  await expect(withTimeout(1000, Promise.reject(new Error('no')), () => '')).rejects.toThrow('no');
  const slow = new Promise<string>((_, reject) => setTimeout(reject, 20, new Error('too late')));
  expect(await withTimeout(5, slow, () => 'late')).toBe('late');
  await new Promise((resolve) => setTimeout(resolve, 30));
});

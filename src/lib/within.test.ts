/** @jest-environment node */
import { within } from './within';

const never = new Promise<string>(() => {});

test('gives what comes in time, and the fall-back when nothing does', async () => {
  expect(await within(1000, Promise.resolve('value'), () => 'late')).toBe('value');
  expect(await within(5, never, async () => 'late')).toBe('late');
});

test('passes a failure on that comes in time; a later one is nobody’s', async () => {
  await expect(within(1000, Promise.reject(new Error('no')), () => '')).rejects.toThrow('no');
  const slow = new Promise<string>((_, reject) => setTimeout(reject, 20, new Error('too late')));
  expect(await within(5, slow, () => 'late')).toBe('late');
  await new Promise((resolve) => setTimeout(resolve, 30));
});

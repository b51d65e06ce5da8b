import { setImmediate } from 'node:timers/promises';
import { BusyError, limitWork } from './limit-work.ts';

test('runs two tasks at once, in the order of the calls', async () => {
  const limited = limitWork({ running: 2, waiting: 10 });
  const started: number[] = [];
  let active = 0;
  let most = 0;
  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      limited(async () => {
        started.push(number);
        most = Math.max(most, ++active);
        await setImmediate();
        active -= 1;
        return number;
      }),
    ),
  );
  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('refuses a task when too many wait, and goes on after a task that failed', async () => {
  const limited = limitWork({ running: 1, waiting: 1 });
  const failing = limited(async () => {
    await setImmediate();
    throw new Error('broken');
  });
  const waiting = limited(async () => 'done');
  await expect(limited(async () => 'too late')).rejects.toThrow(BusyError);
  await expect(failing).rejects.toThrow('broken');
  await expect(waiting).resolves.toBe('done');
});

import { forEachConcurrently } from './for-each-concurrently.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

test('runs every item once and no more than the limit at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await pause();
    running -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('after a failure, finishes what runs and starts nothing more', async () => {
  const started: number[] = [];
  let finished = 0;
  const working = forEachConcurrently([1, 2, 3, 4, 5, 6], 2, async (item) => {
    started.push(item);
    if (item === 1) throw new Error('one');
    await pause();
    finished += 1;
  });
  await expect(working).rejects.toThrow('one');
  expect(started).toEqual([1, 2]);
  expect(finished).toBe(1);
});

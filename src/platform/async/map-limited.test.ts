import { mapLimited } from './map-limited';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('runs for all items, never more than the limit at once, and keeps their order', async () => {
  let running = 0;
  let most = 0;
  const doubled = await mapLimited([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await wait(item);
    running -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6]);
  expect(most).toBe(2);
  expect(await mapLimited([], 2, async () => 1)).toEqual([]);
});

test('after a failure, finishes what runs and begins nothing more', async () => {
  const begun: number[] = [];
  const finished: number[] = [];
  const failing = mapLimited([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('one');
    await wait(1);
    finished.push(item);
  });
  await expect(failing).rejects.toThrow('one');
  expect([begun, finished]).toEqual([[1, 2], [2]]);
});

test('rejects with the failure that came first', async () => {
  const failing = mapLimited([5, 1], 2, async (item) => {
    await wait(item);
    throw new Error(`${item}`);
  });
  await expect(failing).rejects.toThrow('1');
});

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

test('begins nothing after a failure', async () => {
  const begun: number[] = [];
  const failing = mapLimited([0, 1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    await wait(1);
    if (item === 0) throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await wait(10);
  expect(begun.length).toBeLessThan(4);
});

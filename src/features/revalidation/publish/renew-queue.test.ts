import { setTimeout as sleep } from 'node:timers/promises';
import { createRenewQueue } from './renew-queue';

/** Creates a queue over pages that take 5 ms and fail as often as `failures` says. */
function createQueue(settings: object = {}, failures: Record<string, number> = {}) {
  const started: string[] = [];
  let running = 0;
  const most = { running: 0 };
  const renewPage = async (page: string) => {
    started.push(page);
    running += 1;
    most.running = Math.max(most.running, running);
    await sleep(5);
    running -= 1;
    failures[page] = (failures[page] ?? 0) - 1;
    if (failures[page] >= 0) throw new Error(`${page} is down`);
  };
  const queue = createRenewQueue({ renewPage, retryMs: [5, 10], gentleMs: 10, concurrency: 2, ...settings });
  return { queue, renew: queue.openPublish(), started, most };
}

test('renews a few pages at a time, and each page that waits once', async () => {
  const { renew, started, most } = createQueue();
  const pages = ['/a', '/b', '/c', '/d', '/d', '/c'];
  expect(await Promise.all(pages.map((page) => renew(page)))).toEqual(pages.map(() => null));
  expect(started).toEqual(['/a', '/b', '/c', '/d']);
  expect(most.running).toBe(2);
});

test('renews a page again if it was published while it was being renewed', async () => {
  const { renew, started, most } = createQueue();
  const first = renew('/a');
  await Promise.all([first, renew('/a')]);
  expect(started).toEqual(['/a', '/a']);
  expect(most.running).toBe(1);
});

test('renews other pages before those that are renewed gently, of which there are few a second', async () => {
  const { renew, started } = createQueue({ gentleMs: 300 });
  const startedAt = performance.now();
  const gentle = ['/1', '/2', '/3'].map((page) => renew(page, true));
  const urgent = [renew('/3'), renew('/a')];
  await Promise.all(urgent);
  expect(started).toEqual(['/1', '/3', '/a']);
  await Promise.all(gentle);
  expect(started).toEqual(['/1', '/3', '/a', '/2']);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(295);
});

test('tries a page that fails again, and lets others go on meanwhile', async () => {
  const { renew, started } = createQueue({ concurrency: 1 }, { '/a': 2 });
  expect(await Promise.all([renew('/a'), renew('/b')])).toEqual([null, null]);
  expect(started).toEqual(['/a', '/b', '/a', '/a']);
});

test('renews at most a few pages at a time, also when it tries pages again', async () => {
  const failures = { '/a': 2, '/b': 2, '/c': 2, '/d': 2 };
  const { renew, most } = createQueue({ retryMs: [0, 0] }, failures);
  expect(await Promise.all(Object.keys(failures).map((page) => renew(page)))).toEqual(Array(4).fill(null));
  expect(most.running).toBe(2);
});

test('tries a page that fails again only after others that wait', async () => {
  const { renew, started } = createQueue({ concurrency: 1, retryMs: [0] }, { '/a': 1 });
  await Promise.all(['/a', '/b', '/c'].map((page) => renew(page)));
  expect(started).toEqual(['/a', '/b', '/c', '/a']);
});

test('tries a page that is renewed gently again gently', async () => {
  const { renew, started } = createQueue({ gentleMs: 200, retryMs: [0] }, { '/a': 1 });
  const startedAt = performance.now();
  expect(await renew('/a', true)).toBeNull();
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(195);
  expect(started).toEqual(['/a', '/a']);
});

test('a gentle renewal that was not there yet makes a later one wait for nothing', async () => {
  const { renew } = createQueue({ gentleMs: 500 });
  await renew('/a');
  const startedAt = performance.now();
  await renew('/b', true);
  expect(performance.now() - startedAt).toBeLessThan(300);
});

test('renews a page of another publish before the many pages of one that changes a menu', async () => {
  const { queue, started } = createQueue({ gentleMs: 0 });
  const [big, small] = [queue.openPublish(), queue.openPublish()];
  const pages = Array.from({ length: 60 }, (_, index) => `/${index}`);
  await Promise.all([...pages.map((page) => big(page)), small('/a')]);
  expect(started.slice(0, 50)).toEqual(pages.slice(0, 50));
  expect(started[50]).toBe('/a');
});

test('gives a page up after the last attempt and says why', async () => {
  const { renew, started } = createQueue({}, { '/a': 9 });
  expect(await renew('/a')).toBe('/a is down');
  expect(started).toHaveLength(3);
});

test('gives up a render that never ends', async () => {
  const { renew } = createQueue({ renewPage: () => new Promise(() => {}), retryMs: [], deadlineMs: 10 });
  expect(await renew('/a')).toBe('it takes longer than 0.01 s');
});

test('a page that is published again while it waits for its next attempt is renewed for both', async () => {
  const { renew, started } = createQueue({ retryMs: [30] }, { '/a': 1 });
  const first = renew('/a');
  await sleep(15);
  expect(await Promise.all([first, renew('/a')])).toEqual([null, null]);
  expect(started.length).toBeLessThanOrEqual(3);
});

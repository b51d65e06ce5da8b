import { setTimeout as sleep } from 'node:timers/promises';
import { createRequestBudget, type Priority } from './request-budget';

const WINDOW_MS = 100;

function createQueue(perSecond: number) {
  const budget = createRequestBudget({ perSecond, windowMs: WINDOW_MS });
  const admit = (priority: Priority = 'visitor', signal = new AbortController().signal, maxWaitMs = 10_000) =>
    budget.admit({ priority, signal, maxWaitMs });
  return { budget, admit };
}

test('in no window do more requests start than allowed', async () => {
  jest.useFakeTimers();
  const { admit } = createQueue(10);
  const starts: number[] = [];
  const asked = Array.from({ length: 45 }, () => admit().then(() => starts.push(performance.now())));
  await jest.advanceTimersByTimeAsync(4 * WINDOW_MS);
  await Promise.all(asked);
  jest.useRealTimers();
  const gaps = starts.slice(10).map((start, index) => start - (starts[index] ?? 0));
  expect([starts.length, Math.min(...gaps)]).toEqual([45, WINDOW_MS]);
});

test('visitors start before background work, each in the order of arrival', async () => {
  const { admit } = createQueue(1);
  const order: string[] = [];
  const queue = (name: string, priority: Priority) => admit(priority).then(() => order.push(name));
  await Promise.all([
    queue('first', 'background'),
    queue('b1', 'background'),
    queue('b2', 'background'),
    queue('v1', 'visitor'),
    queue('v2', 'visitor'),
  ]);
  expect(order).toEqual(['first', 'v1', 'v2', 'b1', 'b2']);
});

test('an aborted wait is refused, and the place in the queue is free again', async () => {
  const { admit } = createQueue(1);
  await admit();
  const leaving = new AbortController();
  const left = admit('visitor', leaving.signal);
  const next = admit();
  leaving.abort();
  expect([await left, await next, await admit('visitor', AbortSignal.abort())]).toEqual([false, true, false]);
});

test('a full queue refuses background work first, and then visitors', async () => {
  const { admit } = createQueue(2);
  const toAdmissions = (count: number, priority: Priority) =>
    Array.from({ length: count }, () => admit(priority));
  const [, , ...background] = toAdmissions(12, 'background');
  const visitors = toAdmissions(12, 'visitor');
  expect(await Promise.all(background)).toEqual(Array(10).fill(false));
  expect(await Promise.all(visitors)).toEqual([...Array(10).fill(true), false, false]);
});

test('nothing starts during a pause, and who cannot wait so long is refused at once', async () => {
  const { budget, admit } = createQueue(10);
  budget.pause(150);
  budget.pause(10); // a shorter pause does not end a longer one
  const startedAt = performance.now();
  const later = new Promise((resolve) => setTimeout(() => resolve('later'), 50));
  expect(await Promise.race([admit('visitor', undefined, 100), later])).toBe(false);
  expect(await admit()).toBe(true);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(149);
});

test('a pause is at most 30 s long', async () => {
  let nowMs = 1;
  const budget = createRequestBudget({ perSecond: 1, now: () => nowMs });
  budget.pause(3_600_000);
  nowMs += 30_000;
  expect(await budget.admit({ priority: 'visitor', signal: AbortSignal.timeout(500), maxWaitMs: 1 })).toBe(
    true,
  );
});

test('keeps no timer when the queue is empty', async () => {
  const { admit } = createQueue(1);
  await admit();
  const leaving = new AbortController();
  const left = admit('visitor', leaving.signal);
  leaving.abort();
  await left;
  await sleep(WINDOW_MS + 20);
  expect(await admit()).toBe(true);
});

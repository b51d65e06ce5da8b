import { setTimeout as sleep } from 'node:timers/promises';
import { createRenders } from './renders';

const PAGE = '/_site_a/en';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Resolves to whether the work has ended, after what is left of it in this turn of the event loop. */
async function hasEnded(work: Promise<void>): Promise<boolean> {
  let isEnded = false;
  void work.then(() => {
    isEnded = true;
  });
  await sleep(5);
  return isEnded;
}

test('waits until the render of the page has ended', async () => {
  const renders = createRenders();
  renders.begin(PAGE);
  const waiting = renders.waitFor(PAGE);
  expect(await hasEnded(waiting)).toBe(false);
  renders.end(PAGE);
  expect(await hasEnded(waiting)).toBe(true);
  expect(renders.has(PAGE)).toBe(false);
});

test('waits for no render that never was or has ended', async () => {
  const renders = createRenders();
  renders.begin(PAGE);
  renders.end(PAGE);
  expect(await hasEnded(renders.waitFor(PAGE))).toBe(true);
  expect(await hasEnded(renders.waitFor('/_site_a/da'))).toBe(true);
});

test('forgets a render of whose end nobody tells, counted from its begin', async () => {
  const renders = createRenders(300);
  renders.begin(PAGE);
  jest.advanceTimersByTime(200);
  expect(renders.has(PAGE)).toBe(true);
  const waiting = renders.waitFor(PAGE);
  jest.advanceTimersByTime(99);
  expect(await hasEnded(waiting)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await hasEnded(waiting)).toBe(true);
  expect(renders.has(PAGE)).toBe(false);
});

test('tells which page a render replaces, until it has ended', () => {
  const renders = createRenders();
  renders.begin(PAGE, { renderedAt: 7 });
  expect(renders.findReplaced(PAGE)).toEqual({ renderedAt: 7 });
  renders.end(PAGE);
  expect(renders.findReplaced(PAGE)).toBeUndefined();
});

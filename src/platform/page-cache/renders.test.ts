import { createRenders } from './renders';

const PAGE = '/_site_a/en';
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(work: Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work;
  return performance.now() - startedAt;
}

test('waits until the render of the page has ended', async () => {
  const renders = createRenders();
  renders.begin(PAGE);
  setTimeout(() => renders.end(PAGE), 100);
  expect(await measure(renders.waitFor(PAGE))).toBeGreaterThan(90);
  expect(renders.has(PAGE)).toBe(false);
});

test('waits for no render that never was or has ended', async () => {
  const renders = createRenders();
  renders.begin(PAGE);
  renders.end(PAGE);
  expect(await measure(renders.waitFor(PAGE))).toBeLessThan(90);
  expect(await measure(renders.waitFor('/_site_a/da'))).toBeLessThan(90);
});

test('forgets a render of whose end nobody tells, counted from its begin', async () => {
  const renders = createRenders(300);
  renders.begin(PAGE);
  await sleep(200);
  expect(renders.has(PAGE)).toBe(true);
  expect(await measure(renders.waitFor(PAGE))).toBeLessThan(200);
  expect(renders.has(PAGE)).toBe(false);
});

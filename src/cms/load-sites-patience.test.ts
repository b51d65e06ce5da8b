/** @jest-environment node */
import { configured, createWorld, main, settle } from './testing/sites-world';

/** What a busy machine may add. */
const REST_MS = 600;

async function time<Value>(run: () => Promise<Value>) {
  const startedAt = performance.now();
  const value = await run();
  return { value, ms: performance.now() - startedAt };
}

test('waits longer for the first list of all than for any other', async () => {
  const { world, loadSites } = createWorld();
  world.delayMs = 450; // for each of two questions, one after the other
  expect(await loadSites()).toEqual([main]);
});

test('guesses when there is no first list in time', async () => {
  const { world, loadSites } = createWorld();
  world.delayMs = 2200;
  const { value, ms } = await time(loadSites);
  expect(value).toEqual(configured);
  expect(ms).toBeLessThan(2000 + REST_MS);
});

test('waits hardly at all where a list was kept', async () => {
  const { world, loadSites } = createWorld();
  world.kept = [main, { ...main, name: 'other' }];
  world.delayMs = 1500;
  const { value, ms } = await time(loadSites);
  expect(value).toEqual(world.kept);
  expect(ms).toBeLessThan(400 + REST_MS);
});

test('does not wait at all once there is a list', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  world.nowMs += 20_000;
  world.delayMs = 300;
  const { value, ms } = await time(loadSites);
  expect(value).toBe(before);
  expect(ms).toBeLessThan(200);
  world.delayMs = 0;
  await settle();
});

test('gives the very same list while nothing has changed, so that nothing is compiled anew', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  for (let i = 0; i < 3; i++) {
    world.nowMs += 20_000;
    await loadSites();
    await settle();
  }
  expect(await loadSites()).toBe(before);
  expect(world.asked).toBe(4);
});

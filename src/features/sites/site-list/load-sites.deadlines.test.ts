import { createWorld, fallback, main, settle } from '@tests/fakes/sites-world';

/** The extra time that a busy machine can need. */
const TOLERANCE_MS = 600;

async function time<Value>(run: () => Promise<Value>) {
  const startedAt = performance.now();
  const value = await run();
  return { value, ms: performance.now() - startedAt };
}

test('waits longer than 400 ms for the very first list', async () => {
  const { world, loadSites } = createWorld();
  world.delayMs = 450; // each of two successive queries takes this long
  expect(await loadSites()).toMatchObject({ status: 'current', sites: [main] });
});

test('returns the fallback if the very first list takes longer than 2 s', async () => {
  const { world, loadSites } = createWorld();
  world.delayMs = 2200;
  const { value, ms } = await time(loadSites);
  expect(value).toMatchObject(fallback);
  expect(ms).toBeLessThan(2000 + TOLERANCE_MS);
});

test('waits at most 400 ms if there is a persisted list', async () => {
  const { world, loadSites } = createWorld();
  world.persisted = [main, { ...main, name: 'other' }];
  world.delayMs = 1500;
  const { value, ms } = await time(loadSites);
  expect(value).toMatchObject({ status: 'stale', sites: world.persisted });
  expect(ms).toBeLessThan(400 + TOLERANCE_MS);
});

test('returns an expired list in memory at once', async () => {
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

test('returns the same list while nothing changes, so that hosts are not compiled again', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  for (let i = 0; i < 3; i++) {
    world.nowMs += 20_000;
    await loadSites();
    await settle();
  }
  expect(await loadSites()).toBe(before);
  expect(world.sitesQueries).toBe(4);
});

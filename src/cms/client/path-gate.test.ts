import { createPathGate } from './path-gate';

const toPage = (path: string) => ({ siteName: 'main', language: 'en', path });

function createWorld(capacity = 3) {
  const world = { nowMs: 1, paths: [] as string[] | Error, lists: 0 };
  const listPaths = async () => {
    world.lists += 1;
    if (world.paths instanceof Error) throw world.paths;
    return new Set(world.paths);
  };
  const enter = createPathGate({ capacity, listPaths, now: () => world.nowMs });
  return { world, enter: (path: string, maxWaitMs = 0) => enter(toPage(path), maxWaitMs) };
}

test('lets a number of unknown paths through, then a tenth of it each second', async () => {
  const { world, enter } = createWorld(10);
  for (let i = 0; i < 10; i++) (await enter(`/${i}`))?.(false);
  expect(await enter('/x')).toBeNull();
  world.nowMs += 1100;
  expect([await enter('/y'), await enter('/z')]).toEqual([expect.any(Function), null]);
});

test('pages that exist give back what they took, and are free from then on', async () => {
  const { enter } = createWorld(1);
  for (let i = 0; i < 20; i++) (await enter(`/${i}`))?.(true);
  (await enter('/missing'))?.(false);
  expect(await enter('/other')).toBeNull();
  expect(await enter('/0')).not.toBeNull();
});

test('a page that is gone is unknown again', async () => {
  const { enter } = createWorld(1);
  (await enter('/a'))?.(true);
  (await enter('/a'))?.(false);
  await enter('/b');
  expect(await enter('/a')).toBeNull();
});

test('a request without an end, such as one that failed, counts as unknown', async () => {
  const { enter } = createWorld(1);
  await enter('/a');
  expect(await enter('/b')).toBeNull();
});

test('while nothing is left, the paths that the CMS lists are free', async () => {
  const { world, enter } = createWorld(1);
  world.paths = ['/real'];
  await enter('/a', 100);
  expect(world.lists).toBe(0);
  expect(await enter('/real', 100)).not.toBeNull();
  expect(await enter('/invented', 20)).toBeNull();
  world.paths = new Error('outage');
  expect(await enter('/real', 20)).toBeNull();
});

test('who waits gets what a page gives back', async () => {
  const { enter } = createWorld(1);
  const first = await enter('/a');
  const second = enter('/b', 1000);
  setTimeout(() => first?.(true), 20);
  expect(await second).not.toBeNull();
});

test('no more wait than would come to their turn', async () => {
  const { enter } = createWorld(1);
  await enter('/a');
  const waits = Array.from({ length: 8 }, (_, id) => enter(`/${id}`, 400));
  const refused: number[] = [];
  for (const [id, wait] of waits.entries()) void wait.then((pass) => pass ?? refused.push(id));
  await Promise.all(waits.slice(5));
  // The first five are still waiting for their turn.
  expect(refused).toEqual([5, 6, 7]);
  await Promise.all(waits);
});

test('keeps no timer when nobody waits any longer', async () => {
  jest.useFakeTimers();
  const enter = createPathGate({ capacity: 1, listPaths: async () => new Set() });
  await enter(toPage('/a'), 0);
  expect(await enter(toPage('/b'), 0)).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

import type { Redirect } from '@/cms/queries/fetch-redirects';
import { createLoadRedirects } from './load-redirects';

const site = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] };
const toRedirect = (pattern: string): Redirect => ({
  pattern,
  target: '/new',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  locale: '',
});

type World = {
  patterns: string[];
  error: Error | null;
  hangs: boolean;
  nowMs: number;
  warnings: unknown[][];
};

function createWorld() {
  const world: World = {
    patterns: ['/old'],
    error: null,
    hangs: false,
    nowMs: 1,
    warnings: [],
  };
  const ignore = () => {};
  const load = createLoadRedirects({
    fetchRedirects: async () => {
      if (world.error) throw world.error;
      if (world.hangs) await new Promise(() => {});
      return world.patterns.map(toRedirect);
    },
    ttlMs: 10_000,
    logger: {
      debug: ignore,
      info: ignore,
      error: ignore,
      warn: ({ pattern }, message) =>
        world.warnings.push(pattern === undefined ? [message] : [message, pattern]),
    },
    now: () => world.nowMs,
  });
  /** Lets time pass, waits until the rules are renewed in the background, and loads them. */
  const loadLater = async (ms: number) => {
    world.nowMs += ms;
    await load(site);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return load(site);
  };
  return { world, load, loadLater };
}

const FAILING = ['Could not load the redirect rules of a site; using the last known ones, if any'];

test('compiles the rules again only when they have changed', async () => {
  const { world, load, loadLater } = createWorld();
  const first = await load(site);
  const { index } = await loadLater(11_000);
  expect(index).toBe(first.index);
  world.patterns = ['/old', '/older'];
  expect((await loadLater(11_000)).rules).toHaveLength(2);
});

test('reports a bad rule once, with its pattern', async () => {
  const { world, load, loadLater } = createWorld();
  world.patterns = ['/(a', '/old'];
  expect((await load(site)).rules).toHaveLength(1);
  world.patterns = ['/(a'];
  await loadLater(11_000);
  expect(world.warnings).toEqual([['A redirect rule does not work', '/(a']]);
});

test('uses the last known rules during an outage, and logs the outage once', async () => {
  const { world, load, loadLater } = createWorld();
  const { index } = await load(site);
  world.error = new Error('outage');
  for (let i = 0; i < 3; i++) expect((await loadLater(11_000)).index).toBe(index);
  expect(world.warnings).toEqual([FAILING]);
});

test('has no rules if the first query fails, and retries soon', async () => {
  const { world, load, loadLater } = createWorld();
  world.error = new Error('outage');
  expect((await load(site)).rules).toEqual([]);
  world.error = null;
  expect((await loadLater(3000)).rules).toHaveLength(1);
  expect(world.warnings).toEqual([FAILING]);
});

test('returns the old rules at once while new ones are loaded', async () => {
  const { world, load } = createWorld();
  const { index } = await load(site);
  world.hangs = true;
  world.nowMs += 11_000;
  const startedAt = performance.now();
  for (let i = 0; i < 3; i++) expect((await load(site)).index).toBe(index);
  expect(performance.now() - startedAt).toBeLessThan(200);
});

test('waits at most 400 ms for the very first rules, then continues without any', async () => {
  const { world, load } = createWorld();
  world.hangs = true;
  const startedAt = performance.now();
  expect((await load(site)).rules).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(650);
});

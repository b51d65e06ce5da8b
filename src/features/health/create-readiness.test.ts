import type { Check } from './check-cms';
import { createReadiness, type LastPublish } from './create-readiness';

const WELL: Check = { ok: true };
const DOWN: Check = { ok: false, reason: 'the CMS cannot be reached' };

type World = {
  cms: Check;
  sites: 'current' | 'stale' | 'fallback';
  redis: boolean | null;
  hasSharedPages: boolean;
  publish: (LastPublish & { hasProblems: boolean }) | null;
};

/** Creates a server, and a function that asks it for its readiness in a state of the world. */
function createServer() {
  let world: World = { cms: WELL, sites: 'current', redis: null, hasSharedPages: false, publish: null };
  let minutes = 0;
  let hasResponded = false;
  const readiness = createReadiness({
    checkCms: async () => {
      hasResponded ||= world.cms.ok;
      return world.cms;
    },
    hasCmsResponded: () => hasResponded,
    loadSites: async () => ({ status: world.sites }),
    isRedisAnswering: () => world.redis,
    hasSharedPages: async () => world.hasSharedPages,
    findLastPublish: async () => world.publish,
    now: () => new Date(Date.UTC(2026, 0, 1, 12, minutes)),
  });
  return (next: Partial<World>) => {
    minutes += 1;
    world = { ...world, ...next };
    return readiness();
  };
}

test.each<{ name: string; world: Partial<World>; reason?: string }>([
  { name: 'everything works', world: {} },
  { name: 'Redis works', world: { redis: true } },
  { name: 'Redis is down', world: { redis: false } },
  {
    name: 'the CMS is down since before the start, and there is no shared page cache',
    world: { cms: DOWN, sites: 'stale' },
    reason: 'the CMS has not responded since the start, so this server has no pages',
  },
  {
    name: 'the CMS and Redis are down since before the start',
    world: { cms: DOWN, sites: 'stale', redis: false },
    reason: 'the CMS has not responded since the start, so this server has no pages',
  },
  {
    name: 'the CMS is down since before the start, but other servers share their pages',
    world: { cms: DOWN, sites: 'stale', redis: true, hasSharedPages: true },
  },
  {
    name: 'the CMS is down since before the start, and Redis has no page of this build',
    world: { cms: DOWN, sites: 'stale', redis: true },
    reason: 'the CMS has not responded since the start, so this server has no pages',
  },
  {
    name: 'the list of sites was never loaded',
    world: { cms: DOWN, sites: 'fallback', redis: true, hasSharedPages: true },
    reason: 'the list of sites is not known yet',
  },
])('a new server where $name: $reason', async ({ world, reason }) => {
  const { checks: _, ...rest } = await createServer()(world);
  expect(rest).toEqual(reason ? { status: 'not ready', reason } : { status: 'ready' });
});

test('a server that has pages stays ready when the CMS fails, and says since when', async () => {
  const ask = createServer();
  expect(await ask({})).toEqual({ status: 'ready', checks: { cms: { ok: true }, sites: { ok: true } } });
  await ask({ cms: DOWN, sites: 'stale' });
  expect(await ask({})).toEqual({
    status: 'ready',
    checks: {
      cms: { ...DOWN, since: '2026-01-01T12:02:00.000Z' },
      sites: { ok: false, reason: 'the list of sites is an older one', since: '2026-01-01T12:02:00.000Z' },
    },
  });
  await ask({ cms: WELL, sites: 'current' });
  const { checks } = await ask({ cms: DOWN });
  expect(checks.cms).toEqual({ ...DOWN, since: '2026-01-01T12:05:00.000Z' });
});

test.each([
  { name: 'none was received', publish: { receivedAt: null, liveAt: null, hasProblems: false }, ok: true },
  {
    name: 'its pages are being renewed',
    publish: { receivedAt: '2026-01-01T11:00:00.000Z', liveAt: null, hasProblems: false },
    ok: true,
  },
  {
    name: 'a page could not be renewed',
    publish: {
      receivedAt: '2026-01-01T11:00:00.000Z',
      liveAt: '2026-01-01T11:00:01.000Z',
      hasProblems: true,
    },
    ok: false,
  },
])('a ready server tells about the last publish: $name', async ({ publish, ok }) => {
  const { status, checks } = await createServer()({ publish });
  const { hasProblems: _, ...times } = publish;
  expect(status).toBe('ready');
  expect(checks.publishes).toMatchObject({ ok, ...times });
});

import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { rollBack } from '../../scripts/release/roll-back.ts';
import { listAssets } from '../support/clients/build-assets.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { type LoadResult, startLoad } from '../support/clients/load.ts';
import { createNextRelease, startTestCluster, type TestCluster } from '../support/servers/test-cluster.ts';

const CONNECTIONS = 50;
const PAGES = ['/', '/about', '/faq', '/news', '/membership', '/da/about', '/da'];

let cluster: TestCluster;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  cluster = await startTestCluster({ env: { LOG_LEVEL: 'warn' } });
});

test.afterAll(() => cluster.stop());

const agreed = `consent=1.${Math.floor(Date.now() / 1000)}.marketing=1`;

/**
 * A third is answered from the cache, a third has a query that is not cached, and a third comes from visitors who have
 * agreed to marketing.
 */
function toRequest(number: number) {
  const page = PAGES[number % PAGES.length] ?? '/';
  if (number % 3 === 0) return { path: page };
  if (number % 3 === 1) return { path: `${page}?number=${number}` };
  return { path: page, headers: { cookie: agreed, 'user-agent': 'Mozilla/5.0 Firefox/140' } };
}

/** Does something while 50 connections visit pages. */
async function loadDuring(task: () => Promise<void>): Promise<LoadResult> {
  const load = startLoad({ url: cluster.url, toRequest, connections: CONNECTIONS });
  try {
    await sleep(1_500);
    await task();
    await sleep(1_500);
  } finally {
    const { count, slowest, failures } = await load.stop();
    const lost = `${count} requests, ${failures.length} lost`;
    console.log(
      `${test.info().title}: ${lost}, the slowest took ${slowest.ms.toFixed(0)} ms (${slowest.path})`,
    );
  }
  return load.stop();
}

test('a node that is killed under load, and comes back, loses no request', async () => {
  const { failures, count } = await loadDuring(async () => {
    for (const index of [0, 1]) {
      cluster.nodes[index]?.program.kill('SIGKILL');
      await sleep(2_000);
      await cluster.revive(index, cluster.release);
      await sleep(1_000);
    }
  });
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

const HUNG_MS = 20_000;

test('a node that hangs under load loses no request and delays few', async () => {
  const { failures, slow, slowest } = await loadDuring(async () => {
    cluster.nodes[0]?.program.kill('SIGSTOP');
    await sleep(HUNG_MS);
    cluster.nodes[0]?.program.kill('SIGCONT');
  });
  expect(failures).toEqual([]);
  expect(slowest.ms).toBeLessThan(16_000);
  // nginx tries the node again with one request each two seconds.
  expect(slow).toBeLessThanOrEqual(CONNECTIONS + HUNG_MS / 2_000);
  expect(slow).toBeGreaterThan(0);
});

const findBuildId = (body: string): string => /"buildId":"([^"]+)"/.exec(body)?.[1] ?? '';

type Visits = { releases: Set<string>; assets: Set<string>; problems: string[] };

/** Opens pages as browsers do, with all their assets, until the signal. */
async function visitWithAssets(visits: Visits, signal: AbortSignal): Promise<void> {
  for (let count = 0; !signal.aborted; count++) {
    const route = PAGES[count % PAGES.length] ?? '/';
    // Every second visit is not answered from the cache.
    const page = await getAsIs(cluster.url, count % 2 === 0 ? route : `${route}?visit=${count}`);
    if (page.status !== 200) visits.problems.push(`${route}: ${page.status}`);
    visits.releases.add(findBuildId(page.body));
    for (const asset of listAssets(page.body)) {
      const { status } = await getAsIs(cluster.url, asset);
      visits.assets.add(asset);
      if (status !== 200) visits.problems.push(`${asset} of ${route}: ${status}`);
    }
  }
}

/** Replaces the release of one node after the other under load. */
async function replaceUnderLoad(release: string): Promise<{ failures: string[]; visits: Visits }> {
  const visits: Visits = { releases: new Set(), assets: new Set(), problems: [] };
  const end = new AbortController();
  const visiting = [1, 2, 3].map(() => visitWithAssets(visits, end.signal));
  const { failures } = await loadDuring(async () => {
    for (const index of cluster.nodes.keys()) {
      await cluster.replace(index, release);
      await sleep(1_000);
    }
  });
  end.abort();
  await Promise.all(visiting);
  return { failures, visits };
}

test('a new release, and going back to the old one, lose no request, and no page lacks an asset', async () => {
  const next = await createNextRelease(cluster.releases);

  const forward = await replaceUnderLoad(next);
  expect(forward.failures).toEqual([]);
  expect(forward.visits.problems).toEqual([]);
  expect(forward.visits.releases.size).toBe(2);

  const outcome = rollBack(cluster.releases);
  expect(outcome).toEqual({ name: path.basename(cluster.release) });
  const back = await replaceUnderLoad(cluster.release);
  expect(back.failures).toEqual([]);
  expect(back.visits.problems).toEqual([]);
  expect(back.visits.releases).toEqual(forward.visits.releases);

  // Not only the cache has the assets: each node delivers those of both releases.
  for (const { url } of cluster.nodes) {
    for (const asset of forward.visits.assets) expect((await getAsIs(url, asset)).status, asset).toBe(200);
  }
});

test('Redis that is killed under load loses no request', async () => {
  const { failures } = await loadDuring(async () => {
    cluster.redis.kill('SIGKILL');
    await sleep(4_000);
  });
  expect(failures).toEqual([]);
});

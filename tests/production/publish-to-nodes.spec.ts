import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { listen } from '../support/servers/listen.ts';
import { REVALIDATE_SECRET, startPublishingSite } from '../support/servers/publishing-site.ts';
import { startRedis } from '../support/servers/redis.ts';

test('a change is live on all nodes, also of pages that another node has rendered, and is purged from the cache in front', async () => {
  const redis = await startRedis();
  const purged: string[] = [];
  const cache = await listen(
    createServer((request, response) => {
      purged.push(`${request.method} ${request.headers.host}${request.url}`);
      response.end();
    }),
  );
  const running = await startPublishingSite({ REDIS_URL: redis.url, CDN_PURGE_URLS: cache.url });
  const other = await running.startNode();
  const nodes = [running.site, other];
  const expectOnAll = (path: string, text: string) =>
    expect(async () => {
      for (const { url } of nodes) expect((await getAsIs(url, path)).body).toContain(text);
    }).toPass({ intervals: [20], timeout: 20_000 });
  try {
    for (const path of ['/about', '/faq', '/da/about']) {
      for (const { url } of nodes.toReversed()) expect((await getAsIs(url, path)).status).toBe(200);
    }
    for (const { url } of nodes) expect((await getAsIs(url, '/fresh')).status).toBe(404);

    // The CMS tells the first node; the other one has rendered the pages.
    const file = 'solvind/pages/about/en.yml';
    await running.edit(file, 'We started with one turbine', 'We began with one turbine');
    await expectOnAll('/about', 'We began with one turbine');
    await expect(() =>
      expect(purged).toEqual(
        expect.arrayContaining([
          'PURGE localhost/about',
          expect.stringMatching(/^PURGE localhost\/_next\/data\/.+\/about\.json$/),
        ]),
      ),
    ).toPass();
    expect(purged.filter((line) => line.includes('/faq'))).toEqual([]);

    await running.write(
      'solvind/pages/fresh/en.yml',
      'template: Page\nnavigation: false\nfields: { Title: Fresh }\n',
    );
    await expectOnAll('/fresh', 'Fresh');
    await running.edit('solvind/redirects.yml', 'target: /about }', 'target: /faq }');
    await expect(async () => {
      for (const { url } of nodes) expect((await getAsIs(url, '/about-us')).headers.location).toBe('/faq');
      expect(purged).toContain('PURGE localhost/*');
    }).toPass();

    await expect(async () => {
      const [first, second] = [await running.listPublishes(), await running.listPublishes(other.url)];
      expect(first.filter(({ seconds }) => seconds !== null).length).toBeGreaterThan(2);
      expect(second).toEqual(first);
      expect(first.flatMap(({ problems }) => problems)).toEqual([]);
    }).toPass();

    // A node that stops first renews what it has accepted.
    const stopping = await running.startNode();
    const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
    const accepted = await fetch(`${stopping.url}/api/revalidate`, { method: 'POST', headers, body: 'done' });
    expect(accepted.status).toBe(202);
    await stopping.stop();
    const [everything] = await running.listPublishes();
    expect(everything).toMatchObject({ seconds: expect.any(Number), problems: [] });
    expect(everything?.pages.filter(({ outcome }) => outcome === 'renewed').length).toBeGreaterThan(3);

    // Without Redis each node goes on alone: the one that is told is live.
    await redis.kill();
    await running.edit(file, 'We began with one turbine', 'It began with one turbine');
    await expect(async () =>
      expect((await getAsIs(running.site.url, '/about')).body).toContain('It began with one turbine'),
    ).toPass();
    expect((await getAsIs(other.url, '/about')).status).toBe(200);
  } finally {
    await Promise.all([running.stop(), other.stop(), cache.stop()]);
    await redis.stop();
  }
});

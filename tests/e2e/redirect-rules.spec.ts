import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { setFaults } from '../support/clients/faults.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { byContextId, startCms, startSite } from '../support/servers/start-servers.ts';

test("rules with the site's host, a language or a slow pattern work, and a malformed rule is logged", async () => {
  const overlay = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  await mkdir(path.join(overlay, 'solvind'));
  const rules = [
    { pattern: '/self', target: 'http://own.localhost/self' },
    { pattern: '/whole', target: 'http://own.localhost/about/' },
    { pattern: '^/(da|en)/colou?rs$', target: '/news' },
    { pattern: '^/(?:[ab]*a[ab]{300})*d$', target: '/hostile' },
    { pattern: '^/(unclosed', target: '/bad' },
  ];
  await writeFile(path.join(overlay, 'solvind', 'redirects.yml'), JSON.stringify(rules));
  const cms = await startCms({ args: ['--overlay', overlay] });
  const site = await startSite(byContextId(cms.url));
  try {
    const ask = async (requested: string) => {
      const { status, headers } = await getAsIs(site.url, requested, { host: 'own.localhost' });
      return [status, headers.location];
    };
    expect(await ask('/self')).toEqual([404, undefined]);
    expect(await ask('/whole')).toEqual([301, '/about']);
    expect(await ask('/da/colors')).toEqual([301, '/da/news']);
    expect(await ask(`/${'abaabbabba'.repeat(20)}c`)).toEqual([404, undefined]);
    expect(await ask('/da/colors')).toEqual([301, '/da/news']);
    expect(site.output()).toContain('A redirect rule does not work');
  } finally {
    await site.stop();
    await cms.stop();
    await rm(overlay, { recursive: true });
  }
});

test('until the rules are loaded, a 404 is not cacheable', async () => {
  const cms = await startCms();
  await setFaults(cms.url, [{ match: 'RedirectsQuery', answer: '500' }]);
  const site = await startSite(byContextId(cms.url));
  try {
    const { status, headers } = await getAsIs(site.url, '/about-us');
    expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
    await setFaults(cms.url, []);
    await expect.poll(async () => (await getAsIs(site.url, '/about-us')).status).toBe(301);
  } finally {
    await site.stop();
    await cms.stop();
  }
});

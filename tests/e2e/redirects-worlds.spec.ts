import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { setFaults } from '../support/faults.ts';
import { getAsIs } from '../support/get-as-is.ts';
import { byContextId, startCms, startSite } from '../support/servers.ts';

test('rules that name the own host, languages or nothing good are followed to their end', async () => {
  const overlay = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  await mkdir(path.join(overlay, 'solvind'));
  const rules = [
    { pattern: '/self', target: 'http://own.localhost/self' },
    { pattern: '/whole', target: 'http://own.localhost/about/' },
    { pattern: '^/(da|en)/colou?rs$', target: '/news' },
    { pattern: '^/(?:[ab]*a[ab]{300})*d$', target: '/hostile' },
  ];
  await writeFile(path.join(overlay, 'solvind', 'redirects.yml'), JSON.stringify(rules));
  const cms = await startCms({ args: ['--overlay', overlay] });
  const site = await startSite(byContextId(cms.url));
  try {
    const ask = async (address: string) => {
      const { status, headers } = await getAsIs(site.url, address, { host: 'own.localhost' });
      return [status, headers.location];
    };
    expect(await ask('/self')).toEqual([404, undefined]);
    expect(await ask('/whole')).toEqual([301, '/about']);
    expect(await ask('/da/colors')).toEqual([301, '/da/news']);
    expect(await ask(`/${'abaabbabba'.repeat(20)}c`)).toEqual([404, undefined]);
    expect(site.output()).toContain('it took too long on an address and is not used any more');
  } finally {
    await site.stop();
    await cms.stop();
    await rm(overlay, { recursive: true });
  }
});

test('while the rules were never told, no cache may keep the 404 of an address that one may be for', async () => {
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { byContextId, type RunningServer, startSite } from '../../tests/support/servers/start-servers.ts';
import { createCertificate } from './certificates.ts';
import type { World } from './faults.ts';
import { startFaultyCms } from './faulty-cms.ts';
import { startFaultyRedis } from './faulty-redis.ts';

/** Lifetimes so short that everything is renewed during a fault. */
const SHORT_LIVES = {
  PAGE_REVALIDATE_SECONDS: '1',
  CACHE_TIMEOUT_SECONDS: '1',
  SITES_CACHE_SECONDS: '1',
  REDIRECTS_CACHE_SECONDS: '1',
  PERSONALIZE_CACHE_SECONDS: '1',
};

/** Starts a site whose CMS, Redis, clock, name resolution, disk and snapshot folder can fail. */
export async function startChaosSite(
  cmsUrl: string,
  servers: AsyncDisposableStack,
  hasRedis: boolean,
): Promise<World & { site: RunningServer }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-'));
  servers.defer(() => rmSync(folder, { recursive: true, force: true }));
  const right = createCertificate(folder, 'localhost');
  const wrong = createCertificate(folder, 'wrong.test');
  const cms = await startFaultyCms(cmsUrl, right);
  servers.defer(cms.close);
  const redis = await startFaultyRedis();
  servers.defer(redis.stop);

  const controlFile = path.join(folder, 'control.json');
  const setControl: World['setControl'] = (control) => writeFileSync(controlFile, JSON.stringify(control));
  setControl({});
  const snapshotFolder = path.join(folder, 'snapshots');
  const site = await startSite({
    ...byContextId(cms.url),
    ...SHORT_LIVES,
    NODE_EXTRA_CA_CERTS: right.certFile,
    NODE_OPTIONS: `--import ${path.resolve('bench/chaos/preload.mjs')}`,
    CHAOS_CONTROL: controlFile,
    SNAPSHOT_FOLDER: snapshotFolder,
    ...(hasRedis && { REDIS_URL: redis.url }),
  });
  servers.defer(site.stop);
  return { site, cms, redis, certificates: { right, wrong }, snapshotFolder, setControl };
}

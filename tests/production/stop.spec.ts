import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { openConnection } from '../support/clients/send-raw.ts';
import { expectNothingLeft, signalOne, startByNpm, stopAllOfNpm } from '../support/servers/npm-run.ts';
import { byContextId, startCms, startSite } from '../support/servers/start-servers.ts';

// They measure times, so one after another.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
});

test.afterEach(stopAllOfNpm);

/** Starts a site with these limits. `stopped` is when its process has ended, in ms after the signal. */
async function startStopping(limits: { delay: number; timeout: number }, env: Record<string, string> = {}) {
  const cms = await startCms();
  const site = await startSite({
    ...byContextId(cms.url),
    SHUTDOWN_DELAY_MS: String(limits.delay),
    SHUTDOWN_TIMEOUT_MS: String(limits.timeout),
    ...env,
  });
  const signal = (name: NodeJS.Signals = 'SIGTERM') => process.kill(site.pid ?? 0, name);
  const waitForEnd = async () => {
    const startedAt = performance.now();
    while (isAlive(site.pid)) await sleep(20);
    return performance.now() - startedAt;
  };
  return { cms, site, signal, waitForEnd, stop: async () => Promise.all([site.stop(), cms.stop()]) };
}

function isAlive(pid = 0): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

const ask = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject).end();
  });

test('50 connections lose no request while the site stops, and readiness says so first', async () => {
  const { site, signal, waitForEnd, stop } = await startStopping({ delay: 3_000, timeout: 5_000 });
  const statuses: number[] = [];
  const failures: unknown[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  let isLoaded = true;
  const visitor = async () => {
    while (isLoaded)
      await ask(`${site.url}/about`, agent).then(
        (s) => statuses.push(s),
        (e) => failures.push(e),
      );
  };
  const visitors = Array.from({ length: 50 }, visitor);
  await sleep(500);
  expect((await getAsIs(site.url, '/api/readyz')).status).toBe(200);

  signal();
  await expect.poll(async () => (await getAsIs(site.url, '/api/readyz')).status).toBe(503);
  const answeredBefore = statuses.length;
  // A load balancer sends no more requests after it has seen this.
  await sleep(1_500);
  isLoaded = false;
  await Promise.all(visitors);
  agent.destroy();
  expect(failures).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(answeredBefore + 50);
  await waitForEnd();
  await expect(getAsIs(site.url, '/about')).rejects.toThrow();
  await stop();
});

test('a response on its way is finished after the listener is closed', async () => {
  const cms = await startCms();
  // The page is answered with 503 when the CMS, which hangs, has not responded for two seconds.
  const site = await startSite({
    ...byContextId(cms.url),
    SHUTDOWN_TIMEOUT_MS: '8000',
    CMS_DEADLINE_MS: '2000',
  });
  process.kill(cms.pid ?? 0, 'SIGSTOP');
  const answer = getAsIs(site.url, '/about');
  await sleep(300);
  process.kill(site.pid ?? 0, 'SIGTERM');
  expect((await answer).status).toBe(503);
  await expect.poll(() => isAlive(site.pid)).toBe(false);
  process.kill(cms.pid ?? 0, 'SIGCONT');
  await Promise.all([site.stop(), cms.stop()]);
});

test('connections that send nothing do not keep the site', async () => {
  const { site, signal, waitForEnd, stop } = await startStopping({ delay: 0, timeout: 20_000 });
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openConnection(site.url)));
  sockets[0]?.write('GET / HTTP/1.1\r\n');
  signal();
  expect(await waitForEnd()).toBeLessThan(4_000);
  await expect.poll(site.output).toContain('The server has stopped');
  await stop();
});

test('a request whose body never comes keeps the site for the time limit at most', async () => {
  const { site, signal, waitForEnd, stop } = await startStopping({ delay: 0, timeout: 1_500 });
  const socket = await openConnection(site.url);
  socket.write('POST /api/editing/component HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n');
  await sleep(200);
  signal();
  expect(await waitForEnd()).toBeLessThan(6_000);
  await stop();
});

test('a second signal ends the site at once', async () => {
  const { signal, waitForEnd, stop } = await startStopping({ delay: 30_000, timeout: 30_000 });
  signal();
  await sleep(800);
  signal();
  expect(await waitForEnd()).toBeLessThan(2_000);
  await stop();
});

for (const [signal, target] of [
  ['SIGTERM', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGTERM', 'the site'],
] as const) {
  test(`npm run serve: ${signal} to ${target} leaves nothing behind`, async () => {
    const env = { ...byContextId('http://localhost:1'), SHUTDOWN_DELAY_MS: '500' };
    const started = await startByNpm('serve', env);
    const idle = await openConnection(`http://localhost:${started.ports[0]}`);
    signalOne(started, target, signal);
    await expectNothingLeft(started);
    if (signal === 'SIGTERM') expect(started.npm.exitCode).toBe(0);
    idle.destroy();
  });
}

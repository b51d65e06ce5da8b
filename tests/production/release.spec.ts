import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleEntry } from '../../scripts/release/bundle-entry.ts';
import { createRelease } from '../../scripts/release/create-release.ts';
import { findCurrent, listReleases } from '../../scripts/release/release-folder.ts';
import { findScript } from '../support/clients/build-assets.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { byContextId, findFreePort, startCms, startServer } from '../support/servers/start-servers.ts';

const MAX_MB = 60;

const folders: string[] = [];

test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
}

/** Starts `node server.mjs` of the current release in `project`. */
async function startCurrent(project: string, cmsUrl: string) {
  const port = await findFreePort();
  const env = {
    ...byContextId(cmsUrl),
    PORT: String(port),
    SHUTDOWN_DELAY_MS: '0',
    SNAPSHOT_FOLDER: path.join(project, 'snapshots'),
  };
  const entry = path.join(project, 'releases/current/server.mjs');
  return startServer([entry], port, env, '/api/healthz', tmpdir());
}

/** Puts a build like the one in `.next` into a project folder, under another build id and with a file of its own. */
function addBuild(project: string, id: string): void {
  const old = readFileSync('.next/BUILD_ID', 'utf8').trim();
  const next = path.join(project, '.next');
  rmSync(next, { recursive: true, force: true });
  for (const part of ['standalone', 'static'])
    cpSync(path.join('.next', part), path.join(next, part), { recursive: true, verbatimSymlinks: true });
  for (const file of [path.join(next, 'BUILD_ID'), path.join(next, 'standalone/.next/BUILD_ID')])
    writeFileSync(file, id);
  renameSync(path.join(next, 'static', old), path.join(next, 'static', id));
  writeFileSync(path.join(next, `static/chunks/only-in-${id}.js`), `// ${id}`);
}

test('a release runs alone: from a read-only folder, without this project, as a user without rights', async () => {
  const project = createFolder();
  const name = await createRelease({ project: '.', releases: path.join(project, 'releases'), bundleEntry });
  const release = path.join(project, 'releases', name);
  const size = Number(spawnSync('du', ['-sm', release], { encoding: 'utf8' }).stdout.split('\t')[0]);
  expect(size).toBeLessThan(MAX_MB);
  expect(readdirSync(release)).not.toContain('.env');
  const writable = path.join(project, 'data');
  mkdirSync(writable);
  spawnSync('chmod', ['-R', 'a-w,a+rX', project]);
  chmodSync(writable, 0o777);

  const cms = await startCms();
  const port = await findFreePort();
  // The path to node contains this project, so the release gets a copy.
  const node = path.join(writable, 'node');
  cpSync(process.execPath, node, { dereference: true });
  const env = {
    ...byContextId(cms.url),
    NODE_ENV: 'production' as const,
    PORT: String(port),
    SNAPSHOT_FOLDER: writable,
    SHUTDOWN_DELAY_MS: '0',
  };
  const child = spawn(node, [path.join(release, 'server.mjs')], {
    cwd: '/',
    env,
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(
        () =>
          getAsIs(url, '/api/readyz').then(
            ({ status }) => status,
            () => output,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    const { status, body } = await getAsIs(url, '/da/about');
    expect(status).toBe(200);
    expect((await getAsIs(url, findScript(body))).status).toBe(200);
    expect((await getAsIs(url, '/icon.svg')).status).toBe(307);
    expect((await getAsIs(url, '/api/editing/config')).status).toBe(401);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await cms.stop();
    spawnSync('chmod', ['-R', 'u+w', project]);
  }
  for (const line of output.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow();
});

test('a new release keeps the assets of the one before, and rollback those of the new one', async () => {
  const project = createFolder();
  const releases = path.join(project, 'releases');
  const cms = await startCms();
  for (const id of ['first', 'second']) {
    addBuild(project, id);
    await createRelease({ project, releases, bundleEntry });
  }
  const [second, first] = listReleases(releases);
  const assets = ['first', 'second'].flatMap((id) => [
    `/_next/static/chunks/only-in-${id}.js`,
    `/_next/static/${id}/_buildManifest.js`,
  ]);
  const expectAllAssets = async (url: string) => {
    for (const asset of assets) {
      const { status, headers } = await getAsIs(url, asset);
      expect([asset, status, headers['cache-control']]).toEqual([
        asset,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  };

  const site = await startCurrent(project, cms.url);
  await expectAllAssets(site.url);
  expect((await getAsIs(site.url, '/_next/data/second/about.json', { 'x-nextjs-data': '1' })).status).toBe(
    200,
  );
  expect((await getAsIs(site.url, '/_next/data/first/about.json', { 'x-nextjs-data': '1' })).status).toBe(
    404,
  );

  const rollback = spawnSync(process.execPath, [path.resolve('scripts/rollback.ts')], {
    cwd: project,
    encoding: 'utf8',
  });
  expect([rollback.status, rollback.stderr]).toEqual([0, '']);
  expect(rollback.stdout).toContain(`${first} is now current. Restart the site`);
  expect(findCurrent(releases)).toBe(first);
  // The running site is not disturbed.
  expect((await getAsIs(site.url, '/da/about')).status).toBe(200);
  await site.stop();

  const earlier = await startCurrent(project, cms.url);
  await expectAllAssets(earlier.url);
  expect((await getAsIs(earlier.url, '/_next/data/first/about.json', { 'x-nextjs-data': '1' })).status).toBe(
    200,
  );
  await Promise.all([earlier.stop(), cms.stop()]);
  expect(second).toContain('second');
});

test('npm run build leaves the release as it is when next build fails', async () => {
  const project = createFolder();
  addBuild(project, 'good');
  await createRelease({ project, releases: path.join(project, 'releases'), bundleEntry });
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps = { ...scripts, codegen: 'true', types: 'true' };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ name: 'test', scripts: steps }));
  // Like the real one, which empties `.next` first.
  const bin = path.join(project, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'next'), '#!/bin/sh\nrm -rf .next\nexit 1\n', { mode: 0o755 });

  const link = path.join(project, 'releases/current');
  const before = [readlinkSync(link), statSync(link).ino];
  expect(spawnSync('npm', ['run', 'build'], { cwd: project, encoding: 'utf8' }).status).toBe(1);
  expect([readlinkSync(link), statSync(link).ino]).toEqual(before);

  const cms = await startCms();
  const site = await startCurrent(project, cms.url);
  expect((await getAsIs(site.url, '/about')).status).toBe(200);
  await Promise.all([site.stop(), cms.stop()]);
});

for (const script of ['serve', 'release', 'rollback']) {
  test(`${script} --help prints how to use it`, () => {
    const { status, stdout } = spawnSync(process.execPath, [`scripts/${script}.ts`, '--help'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('npm run');
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type Diagnosis, runDoctor } from '../support/clients/run-doctor.ts';
import { test } from '../support/playwright/site-test.ts';
import { startChangingProxy } from '../support/servers/changing-proxy.ts';
import {
  byContextId,
  EDITING_SECRET,
  findFreePort,
  startCms,
  startSite,
} from '../support/servers/start-servers.ts';

/** Expects that only the named check fails, and that the output says what to do and contains no secret. */
function expectFault({ exitCode, output, failed }: Diagnosis, name: string, ...words: (string | RegExp)[]) {
  expect(failed, output).toEqual([name]);
  expect(exitCode).toBe(1);
  for (const word of words) expect(output).toMatch(word);
  expect(output).toContain('      → ');
  expect(output).not.toContain(EDITING_SECRET);
}

async function createFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'doctor-'));
}

/** Creates a folder with changed templates for the option `--overlay` of the CMS. */
async function overlayTemplates(change: (yaml: string) => string): Promise<string> {
  const folder = await createFolder();
  const yaml = await readFile('content/templates.yml', 'utf8');
  await writeFile(path.join(folder, 'templates.yml'), change(yaml));
  return folder;
}

test('passes without options while npm start runs the site of the same folder', async () => {
  const env = { LOCAL_CMS_PORT: String(await findFreePort()), PORT: String(await findFreePort()) };
  const started = spawn(process.execPath, ['scripts/start.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => started.once('exit', resolve));
  try {
    await waitForOutput(started, 'Ctrl-C stops everything');
    const { exitCode, output } = await runDoctor({ env });
    expect(output).toMatch(/\d+ passed, 0 failed, 0 skipped\.\n$/);
    expect(exitCode).toBe(0);
  } finally {
    started.kill('SIGTERM');
    await exited;
  }
});

async function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toContain(text);
}

test('reports a wrong secret', async ({ cms, site }) => {
  const env = { ...byContextId(cms.url), JSS_EDITING_SECRET: 'another-secret-of-the-tests' };
  const diagnosis = await runDoctor({ args: ['--site', site.url], env });
  expectFault(diagnosis, 'the site accepts the editing secret', /rejects the JSS_EDITING_SECRET/);
  expect(diagnosis.output).not.toContain('another-secret-of-the-tests');
});

test('reports an editor origin that the site does not allow', async ({ cms }) => {
  const env = byContextId(cms.url);
  const site = await startSite({ ...env, JSS_ALLOWED_ORIGINS: 'https://editor.example' });
  const diagnosis = await runDoctor({ args: ['--site', site.url], env });
  await site.stop();
  expect(diagnosis.failed).toContain('the site allows the origins of editors');
  expect(diagnosis.output).toContain(`The site rejects the origin ${cms.url}.`);
  expect(diagnosis.output).toContain('→ Add it to JSS_ALLOWED_ORIGINS');
});

for (const [header, value] of [
  ['content-security-policy', "default-src 'self'; frame-ancestors 'self'"],
  ['x-frame-options', 'DENY'],
] as const) {
  test(`reports a ${header} that keeps the page out of the editor's frame`, async ({ cms, site }) => {
    const proxy = await startChangingProxy(site.url, {
      change: ({ 'content-security-policy': _, ...headers }) => ({ ...headers, [header]: value }),
    });
    const diagnosis = await runDoctor({ args: ['--site', proxy.url], env: byContextId(cms.url) });
    await proxy.stop();
    expectFault(diagnosis, 'the editor may frame the page', cms.url, new RegExp(header, 'i'));
  });
}

test('reports a CMS that is down in the checks of the CMS and of the site', async () => {
  const cms = await startCms();
  const env = byContextId(cms.url);
  const site = await startSite(env);
  await cms.stop();
  const { failed, output, exitCode } = await runDoctor({ args: ['--site', site.url], env });
  await site.stop();
  expect(failed).toEqual(['the CMS responds and has the site', 'the site reaches the CMS']);
  expect(output).toMatch(/SitesQuery failed: .*ECONNREFUSED[\s\S]*→ Start the CMS/);
  expect(exitCode).toBe(1);
});

test('reports a site that the CMS does not have, and lists the sites of the CMS', async ({ cms, site }) => {
  const env = { ...byContextId(cms.url), SITECORE_SITE_NAME: 'solvin' };
  const diagnosis = await runDoctor({ args: ['--site', site.url], env });
  expectFault(diagnosis, 'the CMS responds and has the site', '"solvin"', /the CMS has: .*solvind/);
});

test('reports a default language that the site does not have', async ({ cms, site }) => {
  const env = { ...byContextId(cms.url), DEFAULT_LANGUAGE: 'de' };
  const diagnosis = await runDoctor({ args: ['--site', site.url], env });
  expectFault(
    diagnosis,
    'the languages of the sites are consistent',
    /DEFAULT_LANGUAGE is "de"/,
    /has: en, da/,
  );
});

test('reports a language in which other pages exist but the home page does not', async ({ site }) => {
  const content = await createFolder();
  await cp('content', content, { recursive: true });
  await rm(path.join(content, 'solvind/pages/da.yml'));
  const settings = path.join(content, 'solvind/site.yml');
  await writeFile(settings, (await readFile(settings, 'utf8')).replace('fallback: { da: en }\n', ''));
  const cms = await startCms({ content });
  const diagnosis = await runDoctor({ args: ['--site', site.url], env: byContextId(cms.url) });
  await cms.stop();
  await rm(content, { recursive: true });
  expect(diagnosis.failed).toContain('the languages of the sites are consistent');
  expect(diagnosis.output).toMatch(/solvind cannot show da: \/\S* has it, but the home page has not/);
});

for (const { name, change, words } of [
  {
    name: 'rendering without a component',
    change: (yaml: string) => `${yaml}Testimonial: { Title: text }\n`,
    words:
      /has the rendering Testimonial, but the site has no such component\.\n.*→ npm run scaffold Testimonial/,
  },
  {
    name: 'component without a rendering',
    change: (yaml: string) => yaml.replace('FEaaSComponent: {}\n', ''),
    words: 'The site has the component FEaaSComponent, but the CMS has no such rendering',
  },
]) {
  test(`reports a ${name}`, async ({ site }) => {
    const overlay = await overlayTemplates(change);
    const cms = await startCms({ args: ['--overlay', overlay] });
    const diagnosis = await runDoctor({ args: ['--site', site.url], env: byContextId(cms.url) });
    await cms.stop();
    await rm(overlay, { recursive: true });
    expect(diagnosis.failed).toContain('components and renderings match');
    expect(diagnosis.output).toMatch(words);
  });
}

test('reports a host on plain HTTP, where browsers drop the editing cookies', async ({ cms, site }) => {
  const proxy = await startChangingProxy(site.url, { host: '0.0.0.0' });
  const diagnosis = await runDoctor({ args: ['--site', proxy.url], env: byContextId(cms.url) });
  await proxy.stop();
  const name = 'the editor opens a page';
  expectFault(diagnosis, name, /is plain HTTP: browsers drop/, /Serve the site over https/);
});

test('reports cookies that a proxy made unusable in a frame', async ({ cms, site }) => {
  const proxy = await startChangingProxy(site.url, {
    change: (headers) => ({
      ...headers,
      'set-cookie':
        headers['set-cookie']?.map((cookie) => cookie.replace('SameSite=None', 'SameSite=Lax')) ?? [],
    }),
  });
  const diagnosis = await runDoctor({ args: ['--site', proxy.url], env: byContextId(cms.url) });
  await proxy.stop();
  const name = 'the editor opens a page';
  expectFault(diagnosis, name, /missing, or lack SameSite=None or Secure: __prerender_bypass, /);
});

/** Copies the files from which the component map is generated. */
async function copySources(): Promise<string> {
  const folder = await createFolder();
  for (const needed of [
    'src/components',
    'src/generated',
    'package-lock.json',
    'tsconfig.json',
    'biome.json',
    '.gitignore',
  ]) {
    await cp(needed, path.join(folder, needed), { recursive: true });
  }
  return folder;
}

test('reports a stale component map', async ({ cms, site }) => {
  const cwd = await copySources();
  const map = path.join(cwd, 'src/generated/component-map.ts');
  await writeFile(map, (await readFile(map, 'utf8')).replace("'Promo'", "'Stale'"));
  const diagnosis = await runDoctor({ args: ['--site', site.url], env: byContextId(cms.url), cwd });
  await rm(cwd, { recursive: true });
  expectFault(diagnosis, 'the component map is up to date', /Out of date: src\/generated\/component-map\.ts/);
  expect(diagnosis.output).toContain('→ npm run codegen');
});

test('reports a component that the running site has but the folder does not', async ({ cms, site }) => {
  const cwd = await copySources();
  await rm(path.join(cwd, 'src/components/Hero'), { recursive: true });
  const diagnosis = await runDoctor({ args: ['--site', site.url], env: byContextId(cms.url), cwd });
  await rm(cwd, { recursive: true });
  expect(diagnosis.failed).toContain("the running site has this folder's components");
  expect(diagnosis.output).toContain('still Hero');
});

test('reports each wrong variable of the environment', async () => {
  const env = { GRAPH_QL_ENDPOINT: 'http://localhost:4000', PORT: 'three' };
  const { exitCode, output } = await runDoctor({ env });
  expect(output).toContain('FAIL  the environment\n      SITECORE_SITE_NAME: is missing');
  expect(output).toContain('PORT: must be a whole number');
  expect(exitCode).toBe(1);
});

for (const args of [['--nope'], ['--site'], ['--site', 'localhost:3000']]) {
  test(`refuses the arguments ${args.join(' ')} and prints the help`, async () => {
    const { exitCode, output } = await runDoctor({ args, env: {} });
    expect(output).toContain('npm run doctor -- --site https://www.example.com');
    expect(exitCode).toBe(2);
  });
}

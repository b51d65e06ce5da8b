import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { seeWholePage, visit } from './visit.ts';

/** Maps the URLs of scripts to their code. */
type Scripts = Map<string, Promise<Buffer>>;

/** Adds to `scripts` every script that a page loads after this call, each URL once. Those of forms come with their markup. */
export function collectScripts(page: Page, scripts: Scripts = new Map()): Scripts {
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (!isScript || response.url().startsWith('blob:')) return;
    if (!scripts.has(response.url())) scripts.set(response.url(), response.body());
  });
  return scripts;
}

export async function toCode(scripts: Scripts): Promise<string> {
  return Buffer.concat(await Promise.all(scripts.values())).toString('utf8');
}

/** Opens a page and returns the code of all its scripts and their total size in bytes (gzip level 9). */
export async function loadScripts(page: Page, url: string): Promise<{ code: string; bytes: number }> {
  const scripts = collectScripts(page);
  await visit(page, url);
  await seeWholePage(page);
  const bodies = await Promise.all(scripts.values());
  return {
    code: await toCode(scripts),
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { recordOutsideRequests } from '../support/browser/outside-requests.ts';
import { listenForComplaints, withoutAborted } from '../support/browser/page-health.ts';
import { visit } from '../support/browser/visit.ts';
import { runScript } from '../support/clients/run-script.ts';
import { test } from '../support/playwright/site-test.ts';
import {
  byContextId,
  EDITING_SECRET,
  findFreePort,
  type SiteWithCms,
  startCms,
  startSite,
} from '../support/servers/start-servers.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'record-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Records a CMS with its media into the folder. */
async function record(cmsUrl: string, ...args: string[]): Promise<void> {
  const env = { SITECORE_EDGE_URL: cmsUrl, SITECORE_EDGE_CONTEXT_ID: 'a-context-id' };
  const { exitCode, output } = await runScript('record.ts', {
    args: ['--out', path.join(folder, 'copy'), '--media', ...args],
    env,
  });
  expect(output).toContain('ok    ');
  expect(exitCode, output).toBe(0);
}

/** Starts a CMS with the recorded content, and a site that uses it. */
async function replay(env: Record<string, string> = {}): Promise<SiteWithCms> {
  const port = await findFreePort();
  const args = ['--site', `http://localhost:${port}`];
  const cms = await startCms({ content: folder, args, env: { JSS_EDITING_SECRET: EDITING_SECRET } });
  const site = await startSite({ ...byContextId(cms.url), ...env }, port);
  return { cms, site };
}

const MEDIA_URL = /CMS\/-\/media\/(\w+)\/([\w-]+?)(?:-[0-9a-f]{12})?\.(\w+)/g;

/** Fetches the HTML of a page. Replaces the URL of the CMS, and the names that recorded media files get. */
async function fetchHtml(siteUrl: string, cmsUrls: readonly string[], route: string): Promise<string> {
  const response = await fetch(siteUrl + route);
  const html = cmsUrls.reduce((text, url) => text.replaceAll(url, 'CMS'), await response.text());
  return `${response.status} ${html.replaceAll(siteUrl, 'SITE').replace(MEDIA_URL, 'MEDIA/$1/$2.$3')}`;
}

test('the site shows recorded pages with the same HTML', async ({ cms, site }) => {
  await record(cms.url);
  const hosts = { ALLOWED_COMPONENT_HOSTS: new URL(cms.url).host };
  const copy = await replay(hosts);
  const routes = ['/', '/da', '/membership', '/projects/havnso-wind', '/da/news', '/components-from-outside'];
  for (const route of [...routes, '/nowhere', '/da/nowhere', '/robots.txt']) {
    const original = await fetchHtml(site.url, [cms.url], route);
    const shown = await fetchHtml(copy.site.url, [cms.url, copy.cms.url], route);
    expect(shown, route).toBe(original);
    expect(shown.length, route).toBeGreaterThan(20);
  }
  await Promise.all([copy.site.stop(), copy.cms.stop()]);
});

/** Loads all images of the page, also those that it would load later, and returns the URLs of those that fail. */
const listBrokenImages = (page: Page): Promise<string[]> =>
  page.locator('img').evaluateAll(async (images) => {
    const broken = images.map(async (image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      image.loading = 'eager';
      return image.decode().then(
        () => [],
        () => [image.src],
      );
    });
    return (await Promise.all(broken)).flat();
  });

test('a single recorded site is shown on localhost, also when its CMS is gone', async ({ page }) => {
  const original = await startCms();
  await record(original.url, '--site', 'solvind');
  await original.stop();
  const { cms, site } = await replay({ SITECORE_SITE_NAME: 'another' });
  const outside = await recordOutsideRequests(page.context());
  const complaints = listenForComplaints(page);
  for (const route of ['/', '/da', '/projects/havnso-wind']) {
    expect((await visit(page, site.url + route)).status(), route).toBe(200);
    expect(await page.locator('img').count(), route).toBeGreaterThan(0);
    expect(await listBrokenImages(page), route).toEqual([]);
  }
  expect([complaints, outside]).toEqual([[], []]);
  await Promise.all([site.stop(), cms.stop()]);
});

test('the page editor opens recorded pages and says that they are read-only', async ({ page, cms }) => {
  await record(cms.url);
  const copy = await replay();
  const complaints = listenForComplaints(page);
  const editor = await openEditor(page, copy.cms.url);
  for (const [name, part] of [
    ['havn', 'ChartSheet'],
    ['solvind', 'Hero'],
  ] as const) {
    await editor.go({ site: name });
    await expect(page.getByRole('status')).toContainText('The site is recorded: it is read-only');
    await expect(editor.frame.locator('#jss-hrz-editing')).toHaveCount(1);
    await expect(page.locator('#outline')).toContainText(part);
    await expect(page.locator('.faults li')).toHaveCount(0);
  }
  expect(withoutAborted(complaints)).toEqual([]);
  await Promise.all([copy.site.stop(), copy.cms.stop()]);
});

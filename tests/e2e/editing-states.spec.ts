import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { listenForComplaints } from '../support/browser/page-health.ts';
import { openInState, toRenderUrl } from '../support/browser/page-states.ts';
import { test } from '../support/playwright/site-test.ts';
import { listen } from '../support/servers/listen.ts';
import { byContextId, startSite } from '../support/servers/start-servers.ts';

test('the link in the preview banner leads to the public page and deletes the cookies', async ({
  page,
  site,
}) => {
  await openInState(page, site, '/da/about', 'preview');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('preview, da, version 1');
  await preview.getByRole('link').click();
  await expect(preview).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/da/about');
  expect(await page.context().cookies()).toEqual([]);
});

test('during a preview session of one page, other pages are the public ones', async ({ page, site }) => {
  await openInState(page, site, '/', 'preview');
  await page.goto(await toRenderUrl(site, '/', { mode: 'preview' }), { waitUntil: 'commit' });
  const answer = await page.request.get(`${site.url}/about`);
  expect(await answer.text()).toContain('<h1');
  expect(await answer.text()).not.toContain('"pageState":"preview"');
});

/**
 * Starts a server whose page frames a page of the site. Chromium would not allow this to a page of
 * `page.route`.
 */
async function startEditor() {
  let framed = '';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Editor</title><iframe src="${framed.replaceAll('&', '&amp;')}"></iframe>`,
    );
  });
  const { url, stop } = await listen(server);
  return { url, stop, frame: (pageUrl: string) => (framed = pageUrl) };
}

test('a page of an allowed origin can frame the page, which then shows no preview banner', async ({
  page,
  cms,
}) => {
  const editor = await startEditor();
  const site = await startSite({
    ...byContextId(cms.url),
    JSS_ALLOWED_ORIGINS: `${cms.url}, ${editor.url}`,
  });
  editor.frame(await toRenderUrl(site, '/about', { mode: 'edit' }));
  await page.goto(editor.url);

  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#jss-hrz-editing')).toHaveCount(1);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  await Promise.all([site.stop(), editor.stop()]);
});

test('a page of any other origin cannot frame the page', async ({ page, site }) => {
  const editor = await startEditor();
  editor.frame(await toRenderUrl(site, '/about', { mode: 'edit' }));
  const complaints = listenForComplaints(page);
  await page.goto(editor.url);
  await expect.poll(() => complaints.join()).toContain('frame-ancestors');
  await expect(page.frameLocator('iframe').locator('.page-header')).toHaveCount(0);
  await editor.stop();
});

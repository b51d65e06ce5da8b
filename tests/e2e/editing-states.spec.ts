import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { listenForComplaints } from '../support/page-health.ts';
import { openInState, toRenderAddress } from '../support/page-states.ts';
import { test } from '../support/running-site.ts';
import { fetchSamplePaths } from '../support/sample-pages.ts';
import { byContextId, findFreePort, startSite } from '../support/servers.ts';

/** The chromes of a page as the editor pairs them, by nesting; `wrong` names those that do not fit. */
function readChromes(page: Page): Promise<{ counts: Record<string, number>; wrong: string[] }> {
  return page.evaluate(() => {
    const open: string[] = [];
    const wrong: string[] = [];
    const counts: Record<string, number> = {};
    for (const chrome of document.querySelectorAll('code.scpm')) {
      const type = chrome.getAttribute('chrometype') ?? '';
      if (chrome.getAttribute('kind') === 'open') {
        open.push(type);
        counts[type] = (counts[type] ?? 0) + 1;
        if (type === 'placeholder' && !chrome.id) wrong.push('a placeholder without an id');
      } else if (open.pop() !== type) wrong.push(`a ${type} that closes what is not open`);
    }
    return { counts, wrong: [...wrong, ...open.map((type) => `a ${type} that is never closed`)] };
  });
}

for (const state of ['preview', 'edit'] as const) {
  test(`every sample page is clean in ${state}`, async ({ browser, cms, site }) => {
    for (const path of await fetchSamplePaths(cms.url)) {
      await test.step(path, async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        const complaints = listenForComplaints(page);
        const response = await openInState(page, site, path, state);
        const { counts, wrong } = await readChromes(page);

        expect(new URL(page.url()).pathname).toBe(path);
        expect(response.status(), path).toBe(200);
        expect(response.headers()['cache-control']).toContain('private');
        expect(response.headers()['cache-control']).toContain('no-store');
        expect(response.headers()['content-security-policy']).toContain(`'self' ${cms.url} https://pages.`);
        expect(wrong, path).toEqual([]);
        expect(Object.keys(counts).sort()).toEqual(
          state === 'edit' ? ['field', 'placeholder', 'rendering'] : [],
        );
        await expect(page.locator('#jss-hrz-editing')).toHaveCount(state === 'edit' ? 1 : 0);
        await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`${state}, `);
        expect(complaints).toEqual([]);
        await context.close();
      });
    }
  });
}

test('the way out of a preview leads to the public page and takes the cookies', async ({ page, site }) => {
  await openInState(page, site, '/da/about', 'preview');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('preview, da, version 1');
  await preview.getByRole('link').click();
  await expect(preview).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/da/about');
  expect(await page.context().cookies()).toEqual([]);
});

test('a link from a preview leads to the public site, also while the session lives', async ({
  page,
  site,
}) => {
  await openInState(page, site, '/', 'preview');
  await page.goto(await toRenderAddress(site, '/', { mode: 'preview' }), { waitUntil: 'commit' });
  const answer = await page.request.get(`${site.url}/about`);
  expect(await answer.text()).toContain('<h1');
  expect(await answer.text()).not.toContain('"pageState":"preview"');
});

/** An editor: a page of another port that frames ours. Not by `page.route`: Chromium lets such a page frame nothing local. */
async function startEditor(): Promise<{
  origin: string;
  close: () => void;
  frame: (address: string) => void;
}> {
  let framed = '';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Editor</title><iframe src="${framed.replaceAll('&', '&amp;')}"></iframe>`,
    );
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    close: () => void server.close(),
    frame: (address) => {
      framed = address;
    },
  };
}

test('an editor of an allowed origin may frame the page, and sees no banner of ours', async ({
  page,
  cms,
}) => {
  const editor = await startEditor();
  const site = await startSite({
    ...byContextId(cms.url),
    JSS_ALLOWED_ORIGINS: `${cms.url}, ${editor.origin}`,
  });
  editor.frame(await toRenderAddress(site, '/about', { mode: 'edit' }));
  await page.goto(editor.origin, { waitUntil: 'networkidle' });

  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#jss-hrz-editing')).toHaveCount(1);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  await site.stop();
  editor.close();
});

test('another origin may not frame it', async ({ page, site }) => {
  const editor = await startEditor();
  editor.frame(await toRenderAddress(site, '/about', { mode: 'edit' }));
  const complaints = listenForComplaints(page);
  await page.goto(editor.origin, { waitUntil: 'networkidle' });
  await expect.poll(() => complaints.join()).toContain('frame-ancestors');
  await expect(page.frameLocator('iframe').locator('.page-header')).toHaveCount(0);
  editor.close();
});

import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import {
  findBarriers,
  listenForComplaints,
  listenForOutsideRequests,
  measureLayoutShift,
  measureWidth,
  withoutAborted,
} from '../support/browser/page-health.ts';
import { openInState } from '../support/browser/page-states.ts';
import { collectScripts, toCode } from '../support/browser/scripts.ts';
import { settle, visit } from '../support/browser/visit.ts';
import { fetchOpenedPaths } from '../support/clients/sample-pages.ts';
import { findMarkupFaults } from '../support/fixtures/markup-faults.ts';
import { test } from '../support/playwright/site-test.ts';

// Most of these tests open every sample page in a language and check everything about it in one visit.

const NARROW = 320;

/** Words that occur only in scripts for editors. */
const EDITOR_CODE = [
  'component:status',
  'editing-component',
  'jss-hrz-editing',
  'text/sitecore',
  'scEmptyImage',
  'Show the public page',
];

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

async function expectNoCookies(context: BrowserContext): Promise<void> {
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
}

async function fetchPaths(cmsUrl: string, language: string): Promise<string[]> {
  const paths = (await fetchOpenedPaths(cmsUrl)).filter(
    (path) => /^\/da\b/.test(path) === (language === 'da'),
  );
  expect(paths.length).toBeGreaterThanOrEqual(8);
  return paths;
}

const PHONE = 360;
const DESKTOP = 1280;

// English pages load at the width of a phone and Danish pages at that of a desktop. Then the width changes.
for (const { language, width, otherWidth } of [
  { language: 'en', width: PHONE, otherWidth: DESKTOP },
  { language: 'da', width: DESKTOP, otherWidth: PHONE },
]) {
  test(`every page in ${language} that loads at ${width} px is accessible and has no error, layout shift or cookie`, async ({
    browser,
    cms,
    site,
  }) => {
    const scripts = new Map();
    for (const path of await fetchPaths(cms.url, language)) {
      await test.step(path, async () => {
        const context = await browser.newContext({ viewport: { width, height: 800 } });
        const page = await context.newPage();
        const messages = listenForComplaints(page);
        const outside = listenForOutsideRequests(page);
        collectScripts(page, scripts);
        const response = await visit(page, site.url + path);
        await scrollToEnd(page);
        await settle(page);

        expect(response.status()).toBe(200);
        expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
        expect(await findBarriers(page)).toEqual([]);
        await page.setViewportSize({ width: otherWidth, height: 800 });
        // The next change of the width would abort requests for pictures of this one.
        await settle(page);
        expect(await findBarriers(page)).toEqual([]);
        await page.setViewportSize({ width: NARROW, height: 800 });
        expect(await measureWidth(page)).toBeLessThanOrEqual(NARROW);
        expect(outside).toEqual([]);
        await expectNoCookies(context);
        expect(messages).toEqual([]);
        await Promise.all(scripts.values());
        await context.close();
      });
    }
    const code = await toCode(scripts);
    expect(EDITOR_CODE.filter((word) => code.includes(word))).toEqual([]);
  });
}

test('without JavaScript every page is valid HTML and makes no request to another machine', async ({
  browser,
  cms,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const outside = listenForOutsideRequests(page);
  for (const path of await fetchOpenedPaths(cms.url)) {
    const response = await page.goto(site.url + path);
    expect(await findMarkupFaults((await response?.text()) ?? ''), path).toEqual([]);
    expect(outside, path).toEqual([]);
  }
  await expectNoCookies(context);
  await context.close();
});

/**
 * Counts the chromes of a page and pairs them by nesting, as the editor does. `wrong` describes the faults.
 */
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

/** Removes the chromes, because the editing protocol puts them where HTML does not allow such elements. */
const withoutChromes = (html: string) => html.replaceAll(/<code type="text\/sitecore".*?<\/code>/gs, '');

function expectEditingHeaders(response: Response, cmsUrl: string): void {
  const headers = response.headers();
  expect(headers['cache-control']).toContain('private');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['content-security-policy']).toContain(`'self' ${cmsUrl} https://pages.`);
}

// One language for each state is enough: visitors see what a preview shows, and editor.spec.ts opens all
// pages for editing.
for (const { state, language } of [
  { state: 'preview', language: 'da' },
  { state: 'edit', language: 'en' },
] as const) {
  test(`every page in ${language} is valid HTML without errors in the state ${state}`, async ({
    page,
    cms,
    site,
  }) => {
    const complaints = listenForComplaints(page);
    for (const path of await fetchPaths(cms.url, language)) {
      await test.step(path, async () => {
        const response = await openInState(page, site, path, state);
        const { counts, wrong } = await readChromes(page);

        expect(new URL(page.url()).pathname).toBe(path);
        expect(response.status()).toBe(200);
        expectEditingHeaders(response, cms.url);
        expect(await findMarkupFaults(withoutChromes(await response.text()))).toEqual([]);
        expect(wrong).toEqual([]);
        expect(Object.keys(counts).sort()).toEqual(
          state === 'edit' ? ['field', 'placeholder', 'rendering'] : [],
        );
        await expect(page.locator('#jss-hrz-editing')).toHaveCount(state === 'edit' ? 1 : 0);
        await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`${state}, `);
        expect(withoutAborted(complaints), path).toEqual([]);
      });
    }
  });
}

test('an editor in edit state downloads the code of the editor', async ({ page, site }) => {
  const scripts = collectScripts(page);
  await openInState(page, site, '/about', 'edit');
  const code = await toCode(scripts);
  expect(EDITOR_CODE.filter((word) => !code.includes(word))).toEqual([]);
});

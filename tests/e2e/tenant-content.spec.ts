import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { fetchHtmlInState, openInState } from '../support/browser/page-states.ts';
import {
  byContextId,
  type RunningServer,
  type RunningSite,
  startCms,
  startSite,
} from '../support/servers/start-servers.ts';

// A tenant that began with Sitecore's starter: a root placeholder of another name, renderings that a contents resolver
// fills, raw elements, text from the editor of Sitecore Pages, and a dictionary without our keys.

const text = (uid: string, value: string, params: Record<string, string> = {}) => ({
  uid,
  componentName: 'RichText',
  dataSource: '',
  params: { GridParameters: 'col-12', ...params },
  fields: { Text: { value } },
});

const HOME = [
  text('intro', '<h1>Welcome</h1><p><a href="/styled">Our styles</a></p>'),
  { uid: 'link', name: 'a', attributes: { href: '/styled', class: 'raw-link' }, contents: 'A raw link' },
  { uid: 'table', name: 'table', attributes: { class: 'raw-table' }, contents: '<tr><td>A cell</td></tr>' },
  { uid: 'empty', componentName: 'Promo', dataSource: '', params: {} },
  { uid: 'form', componentName: 'Form', params: { FormId: 'gone' } },
];

const STYLED = [
  text('big', '<div class="ck-content"><p>A <span class="text-big">big</span> word</p></div>'),
  text('note', '<p class="tenant-note">A note</p>', { Styles: '-library--tenant-lib' }),
];

let content: string;
let cms: RunningServer;
let site: RunningSite;

test.beforeAll(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'tenant-'));
  await cp('content/templates.yml', path.join(content, 'templates.yml'));
  await write('solvind/site.yml', 'name: solvind\nhostName: "*"\ndefaultLanguage: en\nlanguages: [en, cy]\n');
  await writePage('en.layout.json', HOME);
  await writePage('cy.layout.json', HOME);
  await writePage('styled/en.layout.json', STYLED);
  await write('solvind/feaas/tenant-lib/styles.css', '.tenant-note { text-indent: 7px; }');
  cms = await startCms({ content });
  site = await startSite(byContextId(cms.url));
});
test.afterAll(async () => {
  await Promise.all([site.stop(), cms.stop()]);
  await rm(content, { recursive: true });
});

async function write(file: string, data: string): Promise<void> {
  const target = path.join(content, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, data);
}

async function writePage(file: string, renderings: readonly object[]): Promise<void> {
  const context = { site: { name: 'solvind' }, language: 'en', pageEditing: false, pageState: 'normal' };
  const route = { name: 'home', fields: {}, placeholders: { 'jss-main': renderings } };
  await write(`solvind/pages/${file}`, JSON.stringify({ sitecore: { context, route } }));
}

test('visitors see a page whose only root placeholder has another name', async ({ page }) => {
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(main.locator('a.raw-link')).toHaveAttribute('href', '/styled');
  await expect(main.locator('table.raw-table td')).toHaveText('A cell');
  await expect(main).not.toContainText('Datasource');
  await expect(page.getByRole('contentinfo')).toHaveText('Cookie choices');
  expect(site.output().match(/The root placeholder 'jss-main' is shown in <main>/g)).toHaveLength(1);
});

test('phrases that the dictionary lacks have built-in texts, in English on a page in another language', async () => {
  const html = await (await fetch(site.url)).text();
  expect(html).toMatch(/<a class="skip-link" href="#content">Skip to content<\/a>/);
  expect(html).not.toContain('>skip-to-content<');
  expect(html).toContain('"form-retry":"Try again"');
  expect(html).not.toContain('embed-always');
  const other = await (await fetch(`${site.url}/cy`)).text();
  expect(other).toMatch(/<a class="skip-link" href="#content" lang="en">Skip to content<\/a>/);
});

test('editors get the chromes of the root placeholder, and a notice where the fields are missing', async ({
  page,
}) => {
  await openInState(page, site, '/', 'edit');
  await expect(page.locator('main code[chrometype="placeholder"][id^="jss-main_"]')).toBeAttached();
  await expect(page.getByRole('alert').filter({ hasText: 'Datasource is required.' })).toHaveCount(1);
});

test("Sitecore's style sheets apply, also after a client-side navigation", async ({ page }) => {
  expect(await fetchHtmlInState(site, '/', 'visitor')).not.toContain('/v1/files/');
  const head = (await fetchHtmlInState(site, '/styled', 'visitor')).split('</head>')[0];
  expect(head).toContain(`href="${cms.url}/v1/files/pages/styles/content-styles.css?sitecoreContextId=test"`);
  expect(head).toContain(
    `href="${cms.url}/v1/files/components/styles/tenant-lib.css?sitecoreContextId=test"`,
  );

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Our styles' }).click();
  await expect(page.locator('.tenant-note')).toHaveCSS('text-indent', '7px');
  const size = (selector: string) =>
    page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size('.text-big')).toBeGreaterThan(1.3 * (await size('.ck-content p')));
  expect(documents).toHaveLength(1);
});

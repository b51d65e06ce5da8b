import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sendHtml, startComponentHost } from '../support/servers/component-host.ts';
import { byContextId, type RunningServer, startCms, startSite } from '../support/servers/start-servers.ts';

/**
 * Creates an image whose handler would run. The markup has no quotes, so that it also works in an attribute.
 */
const imageOf = (index: number): string => `<img src=x onerror=globalThis.ran${index}=1>`;

/** Markup that tries to run a script in the visitor's browser. */
const PAYLOADS = [
  `<p title="</noscript>${imageOf(0)}">Text</p>`,
  `<b title="</style></textarea></title>${imageOf(1)}">Text</b>`,
  '&lt;/style&gt;&lt;/textarea&gt;&lt;img src=x onerror=globalThis.ran2=1&gt;',
  `<svg></p><style><a id="</style>${imageOf(3)}">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${imageOf(4)}">`,
  '<svg><animate onbegin="globalThis.ran5=1" attributeName=x dur=1s></svg><p>Text</p>',
  '<a href="javascript:globalThis.ran6=1" class="payload-link">Text</a>',
  '<x-unknown tabindex=0 autofocus onfocus="globalThis.ran7=1">Text</x-unknown>',
];

const TEMPLATE = `<section>
  <style data-path="_.Payload">p { color: red }</style>
  <textarea data-path="_.Payload">Text</textarea>
  <div data-path="_.Payload">Text</div>
  <p data-path-title="_.Payload">Text</p>
</section>`;

let overlay: string;
let host: Awaited<ReturnType<typeof startComponentHost>>;
let cms: RunningServer;
let site: RunningServer;

test.beforeAll(async () => {
  host = await startComponentHost({
    '/components/lib/raw-text/responsive/published.html': sendHtml(TEMPLATE),
  });
  overlay = await mkdtemp(path.join(tmpdir(), 'sanitized-markup-'));
  await writePage();
  cms = await startCms({ args: ['--overlay', overlay] });
  const env = byContextId(cms.url);
  site = await startSite({ ...env, ALLOWED_COMPONENT_HOSTS: `${env.ALLOWED_COMPONENT_HOSTS},${host.host}` });
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
  await host.stop();
  await rm(overlay, { recursive: true });
});

/** Writes a page with each payload in rich text, a form's `Alternative`, FEaaS data and a raw element. */
async function writePage(): Promise<void> {
  const feaas = {
    LibraryId: 'lib',
    ComponentId: 'raw-text',
    ComponentVersion: 'responsive',
    ComponentHostName: host.host,
  };
  // The form "gone" does not exist, so the page shows `Alternative`.
  const form = { FormId: 'gone' };
  const renderings = PAYLOADS.flatMap((value, index) => [
    { uid: `text-${index}`, componentName: 'RichText', fields: { Text: { value } } },
    { uid: `form-${index}`, componentName: 'Form', params: form, fields: { Alternative: { value } } },
    { uid: `feaas-${index}`, componentName: 'FEaaSComponent', params: feaas, fields: { Payload: { value } } },
    { uid: `raw-${index}`, name: 'div', contents: value },
  ]);
  const context = { site: { name: 'solvind' }, language: 'en', pageEditing: false, pageState: 'normal' };
  const route = {
    name: 'payloads',
    itemLanguage: 'en',
    fields: {},
    placeholders: { 'headless-main': renderings },
  };
  const folder = path.join(overlay, 'solvind', 'pages', 'payloads');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'en.layout.json'), JSON.stringify({ sitecore: { context, route } }));
}

for (const javaScriptEnabled of [true, false]) {
  test(`hostile content runs no script and leaves no event handler ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`${site.url}/payloads`, { waitUntil: 'networkidle' });
    await expect(page.locator('feaas-component')).toHaveCount(PAYLOADS.length);
    await expect(page.locator('textarea').first()).toHaveValue(/<p title=/);
    for (const link of await page.locator('.payload-link:visible').all()) await link.click({ force: true });
    const found = await page.evaluate(() => ({
      ran: Object.keys(globalThis).filter((name) => /^ran\d/.test(name)),
      handlers: document.querySelectorAll('[onerror], [onbegin], [onfocus], [href^="javascript:"]').length,
    }));
    expect(found).toEqual({ ran: [], handlers: 0 });
    await page.close();
  });
}

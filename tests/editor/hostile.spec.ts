// Scripts that are pasted into everything that can be written. They are shown as texts, and none runs.
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { openEditor } from '../support/browser/editor.ts';
import { openHeading } from '../support/browser/open-heading.ts';
import { visit } from '../support/browser/visit.ts';
import { sendAuthoring } from '../support/clients/authoring.ts';
import { hostilePage, hostileRenderings, hostileText } from '../support/fixtures/hostile-fields.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';
import { PATIENT } from '../support/servers/start-servers.ts';

const test = createEditedTest({ env: PATIENT });

const Created = z.object({ createItem: z.object({ item: z.object({ itemId: z.string() }) }) });
const Changed = z.object({ updateLayout: z.object({ added: z.array(z.string()) }) });

/** Sends a change as a person whose name is a script. */
async function change(url: string, name: string, type: string, input: object, asked = '__typename') {
  const { data, errors } = await sendAuthoring(
    url,
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${asked} } }`,
    { input: { by: hostileText, ...input } },
  );
  expect(errors, name).toBeUndefined();
  return data;
}

/** Makes a page with scripts in every field of every component, and in what belongs to the whole site. */
async function createHostilePage(url: string): Promise<{ itemId: string; uids: string[] }> {
  const parent = '/sitecore/content/solvind/Home';
  const fields = Object.entries(hostilePage).map(([name, jsonValue]) => ({ name, jsonValue }));
  const page = { parent, name: 'hostile', templateId: 'Page', language: 'en', fields };
  const created = Created.parse(await change(url, 'createItem', 'CreateItemInput', page, 'item { itemId }'));
  const { itemId } = created.createItem.item;
  const uids: string[] = [];
  for (const { component, values } of hostileRenderings) {
    const target = { placeholder: 'headless-main', index: 0 };
    const input = { itemId, language: 'en', operations: [{ add: { target, component, values } }] };
    const changed = await test.step(component, () =>
      change(url, 'updateLayout', 'UpdateLayoutInput', input, 'added'),
    );
    uids.push(...Changed.parse(changed).updateLayout.added);
  }
  const phrases = [{ language: 'en', phrase: hostileText }];
  await change(url, 'updatePhrase', 'UpdatePhraseInput', { site: 'solvind', key: hostileText, phrases });
  const redirect = { pattern: `/${hostileText}`, target: '/about' };
  const operations = [{ add: { index: 0, redirect } }];
  await change(url, 'updateRedirects', 'UpdateRedirectsInput', { site: 'solvind', operations });
  const alt = [{ language: 'en', value: hostileText }];
  await change(url, 'updateMedia', 'UpdateMediaInput', { site: 'solvind', media: 'coin.png', alt });
  return { itemId, uids };
}

/** Nothing ran in the window and its frames, and no element would run something later. */
async function expectNothingRan(page: Page, where: string): Promise<void> {
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => ({
      ran: Reflect.get(globalThis, 'ran'),
      handlers: document.querySelectorAll('[onerror], [onload], [onclick], [onfocus], [href^="javascript:"]')
        .length,
    }));
    expect(found, `${where} ${frame.url()}`).toEqual({ ran: undefined, handlers: 0 });
  }
}

async function expectLoaded(page: Page): Promise<void> {
  const content = page.getByRole('tabpanel');
  await expect(content).not.toBeEmpty();
  await expect(content).not.toContainText('Loading');
}

test('scripts in every field, name, class and parameter are shown as texts and never run', async ({
  page,
  edited,
}) => {
  test.setTimeout(300_000);
  const { cms, site } = edited;
  const { itemId, uids } = await createHostilePage(cms.url);
  expect(uids.length).toBeGreaterThan(25);

  const editor = await openEditor(page, cms.url);
  await editor.go({ page: '/hostile' });
  await expect(page.locator('#outline .rendering')).not.toHaveCount(0);
  await expectNothingRan(page, 'the page');
  for (const [index, item] of uids.entries()) {
    await editor.go({ item, tab: 'content' });
    await expectLoaded(page);
    await expectNothingRan(page, `fields of ${hostileRenderings[index]?.component}`);
  }
  for (const tab of ['appearance', 'audience', 'versions', 'languages']) {
    await editor.go({ tab });
    await expectLoaded(page);
    await expectNothingRan(page, tab);
  }
  await expect(page.getByText(hostileText.slice(0, 30)).first()).toBeVisible();
  for (const panel of ['pages', 'outline', 'add', 'library']) {
    await editor.go({ panel });
    await expectNothingRan(page, panel);
  }
  for (const state of ['preview', 'normal']) {
    await editor.go({ state });
    await expectNothingRan(page, state);
  }
  await change(cms.url, 'publishItemVersion', 'ItemVersionInput', { itemId, language: 'en' });
  for (const view of ['dictionary', 'redirects', 'media', 'problems', 'inbox']) {
    await page.goto(`${cms.url}/?${new URLSearchParams({ site: 'solvind', view })}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    if (view === 'dictionary')
      await expect(page.getByLabel(`${hostileText} in English`, { exact: true })).toHaveValue(hostileText);
    if (view === 'redirects') await expect(page.getByText(`/${hostileText}`).first()).toBeVisible();
    await expectNothingRan(page, view);
  }
  await expect.poll(async () => (await fetch(`${site.url}/hostile`)).status, { timeout: 20_000 }).toBe(200);
  await visit(page, `${site.url}/hostile`);
  await expectNothingRan(page, 'the public page');
  await expect(page.getByText(hostileText.slice(0, 30)).first()).toBeVisible();
});

test('a text with markup, which the site shows differently, keeps every sign when it is changed', async ({
  page,
  edited,
}) => {
  const title = 'Sun & <i>wind</i> > <script>coal</script>';
  const { frame } = await openEditor(page, edited.cms.url);
  const { heading, title: field } = await openHeading(page, frame);
  await field.fill(title);
  await expect(page.getByText('Public · unpublished changes')).toBeVisible();
  await page.reload();
  await expect(heading).toContainText('Sun &amp;');
  await heading.click();
  await page.keyboard.type('lost');
  await expect(field).toHaveValue(title);
  await field.press('End');
  await field.pressSequentially('!');
  await expect.poll(() => edited.read('pages/en.draft.yml')).toContain(`${title}!`);
  await expectNothingRan(page, 'the home page');
});

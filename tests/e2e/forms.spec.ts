import { expect, type Page, test } from '@playwright/test';
import { listenForMessages } from '../support/browser/console-messages.ts';
import { getFocusName, tabTo, typeInto } from '../support/browser/keyboard.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { seeWholePage, settle, visit } from '../support/browser/visit.ts';
import { readSubmissions } from '../support/clients/submissions.ts';
import { type FormSite, startFormSite } from '../support/servers/form-site.ts';

// The tests run one after the other, because they stop and start the CMS that they share.
test.describe.configure({ mode: 'default' });

let site: FormSite;

test.beforeAll(async () => {
  site = await startFormSite();
});
test.afterAll(() => site.stop());

const pdf = { name: 'my roof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a roof') };

const expectAccessible = async (page: Page) => expect(await findBarriers(page)).toEqual([]);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a visitor fills in and sends the contact form by keyboard at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const messages = listenForMessages(page);
    // This listens before the first file chooser opens, because the browser would otherwise open its own
    // dialog.
    page.on('filechooser', (chooser) => chooser.setFiles(pdf));
    const before = (await readSubmissions(site.dataFolder, 'contact')).length;
    await page.goto(`${site.url}/contact`);
    await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible();
    await expectAccessible(page);

    // Sending an incomplete form focuses a summary and shows a message at each missing field.
    await tabTo(page, 'name');
    await page.keyboard.press('Enter');
    const summary = page.locator('.form-summary');
    await expect(summary).toBeFocused();
    await expect(summary).toHaveText('2 answers need another lookFill in “Your name”.Fill in “E-mail”.');
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Fill in “Your name”.');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await getFocusName(page)).toBe('name');

    await page.keyboard.type('Ada Lovelace');
    await typeInto(page, 'email', 'ada@acme.test');

    // Only a visitor who wants to be called needs a telephone number.
    await tabTo(page, 'call-back');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(summary).toContainText('Fill in “Phone”, because you chose “Please call me back');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await getFocusName(page)).toBe('phone');
    await page.keyboard.type('59 00 21 40');
    await page.keyboard.press('Enter');
    await expect(page.locator('legend', { hasText: 'Step 2 of 2' })).toBeFocused();
    await expectAccessible(page);
    await typeInto(page, 'topic', 'My');
    await typeInto(page, 'message', 'Please look at\nmy roof.');
    await tabTo(page, 'attachment');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('A picture or a document')).toHaveValue(/my roof\.pdf$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page.locator('.form-thanks')).toBeFocused();
    await expect(page.locator('.form-thanks')).toContainText('Thank you');
    // Nothing of the form stays above or below the thanks.
    await expect(page.getByRole('heading', { name: 'Write to us' })).toHaveCount(0);
    const heightOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
    expect(await heightOf('.form-place')).toBeLessThan((await heightOf('.form-thanks')) + 32);
    await expectAccessible(page);
    const kept = await readSubmissions(site.dataFolder, 'contact');
    expect(kept).toHaveLength(before + 1);
    const { reference, ...last } = kept.at(-1) ?? {};
    await expect(page.locator('.form-reference')).toHaveText(reference ?? 'none');
    expect(last).toEqual({
      site: 'solvind',
      language: 'en',
      answers: {
        name: 'Ada Lovelace',
        email: 'ada@acme.test',
        phone: '59 00 21 40',
        'call-back': 'yes',
        topic: 'My shares',
        message: 'Please look at\nmy roof.',
      },
      files: [{ field: 'attachment', name: 'my roof.pdf', file: 'attachment.pdf', size: 15 }],
    });
    expect(messages).toEqual([]);
    await context.close();
  });
}

async function fillContact(page: Page, file = pdf): Promise<void> {
  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('E-mail').fill('grace@acme.test');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('What is it about?').selectOption('Visiting us');
  await page.getByLabel('Message').fill('May we come on Sunday?');
  await page.getByLabel('A picture or a document').setInputFiles(file);
}

test("an error that only the server finds is shown at the field, and the visitor's input stays", async ({
  page,
}) => {
  const messages = listenForMessages(page);
  await page.goto(`${site.url}/contact`);
  await fillContact(page, { ...pdf, buffer: Buffer.from('<script>alert(1)</script>') });
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.locator('.form-summary')).toContainText('Choose a file of this kind: PDF, JPG, PNG.');
  await expect(page.getByLabel('A picture or a document')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Message')).toHaveValue('May we come on Sunday?');
  await expectAccessible(page);
  expect(messages).toEqual([]);
});

test("a failure of the service shows a message, and the visitor's input stays", async ({ page }) => {
  await page.route('**/v1/forms/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '<h1>Oops</h1>' })
      : route.continue(),
  );
  await page.goto(`${site.url}/contact`);
  await fillContact(page);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.locator('.form-summary')).toContainText('our form service has a problem.');
  await expect(page.getByLabel('Message')).toHaveValue('May we come on Sunday?');
});

test('while the CMS is down the visitor gets a message, keeps the input and can send it later', async ({
  page,
}) => {
  const messages = listenForMessages(page);
  const before = (await readSubmissions(site.dataFolder, 'contact')).length;
  await page.goto(`${site.url}/contact`);
  await fillContact(page);
  await site.stopCms();
  await page.getByRole('button', { name: 'Send the message' }).click();
  const summary = page.locator('.form-summary');
  await expect(summary).toContainText('Nothing was sent: the connection failed.');
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('May we come on Sunday?');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Grace');
  await page.getByRole('button', { name: 'Next' }).click();

  await site.startCms();
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.locator('.form-thanks')).toBeVisible();
  expect((await readSubmissions(site.dataFolder, 'contact')).length).toBe(before + 1);
  expect(messages).toEqual([]);
});

test('a form that cannot be loaded shows a message in the language of the page and a retry button', async ({
  page,
}) => {
  const messages = listenForMessages(page);
  // This puts the page into the cache of the site, so that the page can be shown without the CMS.
  await page.goto(`${site.url}/da/contact`);
  await expect(page.getByRole('form', { name: 'Skriv til os' })).toBeVisible();
  await site.stopCms();
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Formularen blev ikke hentet.');
  await expect(page.getByRole('main').getByText('Du kan også ringe på')).toBeVisible();
  await expectAccessible(page);

  await site.startCms();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('form', { name: 'Skriv til os' })).toBeVisible();
  // The form reports Chromium's error for a request that gets no response.
  expect(messages).toEqual(['Failed to fetch']);
});

test('pressing the button twice sends the form once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.route('**/v1/forms/**', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await visit(page, `${site.url}/news`);
  await seeWholePage(page);
  await page.getByLabel('E-mail').fill('ada@acme.test');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sending …')).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click({ force: true });
  await expect(page.getByText('The next letter')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('without JavaScript the page links to a page of the form, which works', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const before = (await readSubmissions(site.dataFolder, 'contact')).length;
  await page.goto(`${site.url}/contact`);
  await expect(page.getByText('The form is loading')).toBeHidden();
  // These are selectors, because Playwright finds neither text nor roles in a `<noscript>`.
  await expect(page.locator('noscript p', { hasText: 'You can also call' })).toHaveCount(1);
  await page.locator('noscript a', { hasText: 'Open the form on a page of its own' }).click();

  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('E-mail').fill('grace@acme.test');
  await page.getByLabel('What is it about?').selectOption('Visiting us');
  await page.getByLabel('Message').fill('May we come on Sunday?');
  await page.getByLabel('A picture or a document').setInputFiles({ ...pdf, buffer: Buffer.from('no') });
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a file of this kind: PDF, JPG, PNG.');
  await expect(page.getByLabel('Message')).toHaveValue('May we come on Sunday?');

  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you');
  await page.reload();
  expect((await readSubmissions(site.dataFolder, 'contact')).length).toBe(before + 1);
  await context.close();
});

test('the CMS receives form events only with consent', async ({ browser }) => {
  const context = await browser.newContext();
  const findEvents = () => site.cmsOutput().match(/^event FORM .*$/gm) ?? [];
  const signUp = async () => {
    const page = await context.newPage();
    const messages = listenForMessages(page);
    await visit(page, `${site.url}/news`);
    await seeWholePage(page);
    await page.getByLabel('E-mail').fill('ada@acme.test');
    await page.keyboard.press('Enter');
    await expect(page.locator('.form-thanks')).toBeVisible();
    await settle(page);
    expect(messages).toEqual([]);
  };
  await signUp();
  expect(findEvents()).toEqual([]);

  const value = `1.${Math.floor(Date.now() / 1000)}.analytics=1.media=0.marketing=0`;
  await context.addCookies([{ name: 'consent', value, url: site.url }]);
  await signUp();
  await expect.poll(findEvents).toEqual(['event FORM newsletter VIEWED', 'event FORM newsletter SUBMITTED']);
  await context.close();
});

import { expect, type Page, test } from '@playwright/test';
import { listenForMessages } from '../support/browser/console-messages.ts';
import { getFocusName, tabTo, typeInto } from '../support/browser/keyboard.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { seeWholePage, visit } from '../support/browser/visit.ts';
import { readSubmissions } from '../support/clients/submissions.ts';
import { type FormSite, startFormSite } from '../support/servers/form-site.ts';

// The tests run one after the other, because they stop and start the CMS that they share.
test.describe.configure({ mode: 'default' });

let site: FormSite;

test.beforeAll(async () => {
  site = await startFormSite();
});
test.afterAll(() => site.stop());

const readJoined = () => readSubmissions(site.dataFolder, 'join');

const answers = {
  shares: '6',
  owner: 'A child or grandchild',
  name: 'Ada Lovelace',
  email: 'ada@acme.test',
  street: 'Bryggen 4',
  postcode: '4591',
  town: 'Føllenslev',
  phone: '',
  risk: 'yes',
};

const expectStep = (page: Page, number: number) =>
  expect(page.locator('legend', { hasText: `Step ${number} of 3` })).toBeFocused();

const expectAccessible = async (page: Page) => expect(await findBarriers(page)).toEqual([]);

async function fillByMouse(page: Page): Promise<void> {
  await page.getByLabel('A child or grandchild').check();
  const next = page.getByRole('button', { name: 'Next' });
  if (await page.getByLabel('Your name').isHidden()) await next.click();
  await page.getByLabel('Your name').fill(answers.name);
  await page.getByLabel('E-mail').fill(answers.email);
  await page.getByLabel('Street and number').fill(answers.street);
  await page.getByLabel('Postcode').fill(answers.postcode);
  await page.getByLabel('Town').fill(answers.town);
  await page.getByLabel('I know that shares').check();
  await next.click();
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a visitor joins with five shares, makes them six and gets a reference, by keyboard at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const messages = listenForMessages(page);
    await page.goto(`${site.url}/membership`);
    await page.getByRole('link', { name: 'Join with five shares' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Your application' })).toBeVisible();
    await expect(page.getByLabel('Number of shares')).toHaveValue('5');
    await expectAccessible(page);

    // A group of choices without an answer is one problem, whose link leads to the first choice.
    await tabTo(page, 'shares');
    await page.keyboard.press('Enter');
    await expect(page.locator('.form-summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await getFocusName(page)).toBe('owner');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectStep(page, 2);
    await expectAccessible(page);
    for (const name of ['name', 'email', 'street', 'postcode', 'town'] as const)
      await typeInto(page, name, answers[name]);
    await tabTo(page, 'risk');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expectStep(page, 3);
    await expect(page.locator('.form-review dl')).toContainText('Number of shares5Change');
    await expectAccessible(page);
    expect(await readJoined()).not.toContainEqual(expect.objectContaining({ answers: { shares: '5' } }));
    await tabTo(page, '_change');
    await page.keyboard.press('Enter');
    expect(await getFocusName(page)).toBe('shares');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectStep(page, 3);
    await expect(page.locator('.form-review dl')).toContainText('Number of shares6Change');

    const before = (await readJoined()).length;
    await page.getByRole('button', { name: 'Send the application' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.form-thanks')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'We have your application' })).toBeInViewport();
    await expectAccessible(page);
    const joined = await readJoined();
    expect(joined).toHaveLength(before + 1);
    expect(joined.at(-1)).toMatchObject({ site: 'solvind', language: 'en', answers });
    await expect(page.locator('.form-reference')).toHaveText(joined.at(-1)?.reference ?? 'none');
    expect(messages).toEqual([]);
    await context.close();
  });
}

test('the calculator is used by keyboard, and its link takes the number of shares to the form', async ({
  page,
}) => {
  const messages = listenForMessages(page);
  await visit(page, `${site.url}/membership`);
  await seeWholePage(page);
  const figures = page.locator('.share-calculator output');
  await expect(figures).toContainText('Price DKK 12,500');
  await page.getByRole('slider', { name: 'Number of shares' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('spinbutton', { name: 'Number of shares' })).toHaveValue('7');
  await expect(figures).toContainText('Dividend, average year DKK 805');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12');
  await expect(page.getByRole('slider')).toHaveValue('12');
  await expect(figures).toContainText('21,600 kWh');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Join with these shares' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/membership/join?shares=12`);
  await expect(page.getByLabel('Number of shares')).toHaveValue('12');
  expect(messages).toEqual([]);
});

test('without JavaScript the calculator is a table of examples', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/da/membership`);
  await expect(page.locator('.share-calculator-controls')).toBeHidden();
  await expect(page.locator('.share-calculator table tr', { hasText: 'Pris' })).toHaveText(
    /2\.500.kr\.12\.500.kr\.50\.000.kr\./,
  );
  await context.close();
});

test('the Back button of the browser leads from the review to the fields, and then to the page before', async ({
  page,
}) => {
  await page.goto(`${site.url}/membership`);
  await page.getByRole('link', { name: 'Join with twenty shares' }).click();
  await fillByMouse(page);
  await expectStep(page, 3);
  await page.goBack();
  await expectStep(page, 2);
  await expect(page.getByLabel('Your name')).toHaveValue(answers.name);
  await page.goBack();
  await expectStep(page, 1);
  await expect(page.getByLabel('Number of shares')).toHaveValue('20');
  await page.goForward();
  await expectStep(page, 2);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/membership`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become part of the power station');
});

test('while the CMS is down nothing is lost, and the visitor can send later', async ({ page }) => {
  const before = (await readJoined()).length;
  await page.goto(`${site.url}/membership/join?shares=6`);
  await expect(page.getByLabel('Number of shares')).toHaveValue('6');
  await site.stopCms();
  await fillByMouse(page);
  const summary = page.locator('.form-summary');
  await expect(summary).toContainText('Nothing was sent: the connection failed.');
  await expect(page.getByLabel('Your name')).toHaveValue(answers.name);

  await site.startCms();
  await page.getByRole('button', { name: 'Next' }).click();
  await expectStep(page, 3);
  await site.stopCms();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(summary).toContainText('Nothing was sent: the connection failed.');
  await expect(page.locator('.form-review dl')).toContainText(answers.street);

  await site.startCms();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.locator('.form-thanks')).toBeVisible();
  const joined = await readJoined();
  expect(joined).toHaveLength(before + 1);
  expect(joined.at(-1)).toMatchObject({ answers });
});

test('without JavaScript a visitor joins on a page of the form, which keeps the number of shares', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/membership/join?shares=6`);
  await page.locator('noscript a', { hasText: 'Open the form on a page of its own' }).click();
  await expect(page.getByLabel('Number of shares')).toHaveValue('6');
  await fillByMouse(page);

  await expect(page.locator('.form-review dl')).toContainText('Føllenslev');
  await page.getByRole('button', { name: 'Change: Town' }).click();
  await expect(page.getByLabel('Town')).toBeFocused();
  await expect(page.getByLabel('A child or grandchild')).toBeChecked();
  await page.getByLabel('Town').fill('Havnsø');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send the application' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application');
  const last = (await readJoined()).at(-1);
  expect(last?.answers).toEqual({ ...answers, town: 'Havnsø' });
  await expect(page.locator('.form-reference')).toHaveText(last?.reference ?? 'none');
  await context.close();
});

import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { listenForMessages } from '../support/console-messages.ts';
import { test } from '../support/running-site.ts';

test('a form that the visitor comes to by a link runs its script once for each visit', async ({
  page,
  site,
}) => {
  const messages = listenForMessages(page);
  await page.goto(`${site.url}/news`);
  for (const form of ['Write to us', 'Four letters a year', 'Write to us']) {
    const name = form === 'Write to us' ? 'Contact member service' : 'News';
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('form', { name: form })).toBeVisible();
    await expect(page.locator('form.cms-form')).toHaveAttribute('data-is-started', '');
  }
  await expect(page.getByLabel('Message')).toBeHidden();
  expect(messages).toEqual([]);
});

/** All JavaScript that the browser fetched, as one text, and its size as gzip. */
async function readScripts(
  page: Page,
  visit: () => Promise<unknown>,
): Promise<{ text: string; bytes: number }> {
  const loading: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(response.body());
  });
  await visit();
  const bodies = await Promise.all(loading);
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  return { text: Buffer.concat(bodies).toString('utf8'), bytes };
}

test('a page without a form holds none of its code, and one with a form little', async ({
  browser,
  site,
}) => {
  const read = async (path: string) => {
    const page = await browser.newPage();
    const read = await readScripts(page, () => page.goto(site.url + path, { waitUntil: 'networkidle' }));
    await page.close();
    return read;
  };
  const [home, contact] = [await read('/'), await read('/contact')];
  for (const name of ['form:engage', '/v1/forms/', 'Failed to fetch form data', '/v1/events/']) {
    expect(home.text.includes(name), `${name} on the home page`).toBe(false);
  }
  expect(contact.text).toContain('form:engage');
  expect(contact.text).not.toContain('/v1/events/');
  expect(contact.bytes - home.bytes).toBeLessThan(12 * 1024);
});

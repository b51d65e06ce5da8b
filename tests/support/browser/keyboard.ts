import type { Page } from '@playwright/test';

/** The name of the field that has the focus, or the class of what has none. */
export const getFocusName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.className);

/** Goes on with the Tab key until the focus is on the field. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if ((await getFocusName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never comes to ${name}.`);
}

export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

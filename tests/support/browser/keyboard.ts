import type { Page } from '@playwright/test';

/** Returns the name of the focused form field, or the class of any other focused element. */
export const getFocusName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.className);

export async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if ((await getFocusName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${name}.`);
}

export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

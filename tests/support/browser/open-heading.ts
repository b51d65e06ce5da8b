import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Selects the heading of the page. Before the panel has its text, the field `Title` is still that of the page. */
export async function openHeading(page: Page, frame: FrameLocator) {
  // While it is typed, it is a text box to those who do not see it.
  const heading = frame.locator('h1');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const text = (await heading.textContent()) ?? '';
  await heading.click();
  await expect(title).toHaveValue(text);
  return { heading, title };
}

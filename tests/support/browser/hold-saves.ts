import type { Page } from '@playwright/test';

/** Lets the CMS get saves of fields late, as from a slow machine: when the returned function is called. */
export async function holdSaves(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/authoring/**', async (route) => {
    if (route.request().postData()?.includes('updateItem(')) await released;
    await route.continue();
  });
  return release;
}

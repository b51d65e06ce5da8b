import { expect, type FrameLocator, type Page } from '@playwright/test';
import { z } from 'zod';

const SITE = 'solvind';

const Content = z.object({
  sites: z.array(
    z.object({
      name: z.string(),
      languages: z.array(
        z.object({
          name: z.string(),
          pages: z.array(
            z.object({
              path: z.string(),
              itemId: z.string(),
              versions: z.array(z.object({ number: z.number(), stage: z.string() })),
            }),
          ),
        }),
      ),
      components: z.array(z.object({ name: z.string(), renderingId: z.string() })),
    }),
  ),
});

/** Fetches the languages, pages and components that the editor offers for the sample site. */
export async function fetchChoices(cmsUrl: string) {
  const { sites } = Content.parse(await (await fetch(`${cmsUrl}/editor/content`)).json());
  const site = sites.find(({ name }) => name === SITE);
  if (!site) throw new Error('The editor does not offer the sample site.');
  return site;
}

export async function fetchPageChoices(cmsUrl: string, language: string) {
  const { languages } = await fetchChoices(cmsUrl);
  return languages.find(({ name }) => name === language)?.pages ?? [];
}

export type Editor = {
  /**
   * Chooses an option of the select element with this label, and waits until the frame shows the chosen page.
   */
  choose: (label: string, value: string) => Promise<void>;
  frame: FrameLocator;
  /** Waits until the frame shows the chosen page. */
  waitForPage: () => Promise<void>;
};

/** Opens the page editor with the English home page of the sample site. */
export async function openEditor(page: Page, cmsUrl: string): Promise<Editor> {
  const waitForPage = async () => {
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('status')).toHaveText(/\.$/, { timeout: 30_000 });
  };
  await page.goto(cmsUrl);
  await waitForPage();
  const choose = async (label: string, value: string) => {
    const select = page.getByRole('combobox', { name: label, exact: true });
    if ((await select.inputValue()) === value) return;
    await select.selectOption(value);
    await waitForPage();
  };
  await choose('Site', SITE);
  await choose('Language', 'en');
  return { frame: page.frameLocator('iframe'), waitForPage, choose };
}

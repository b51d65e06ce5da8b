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
              route: z.string(),
              isPublic: z.boolean(),
              stage: z.string(),
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
  const pages = languages.find(({ name }) => name === language)?.pages ?? [];
  return pages.filter(({ isPublic, stage }) => isPublic && stage !== 'missing');
}

/** The parts of the editor's address, which says what is shown. */
type Address = Readonly<Record<string, string>>;

export type Editor = {
  /** Changes parts of the editor's address, and waits until the frame shows the page. */
  go: (change: Address) => Promise<void>;
  frame: FrameLocator;
  /** Waits until the frame shows the chosen page. */
  waitForPage: () => Promise<void>;
};

/** Waits until the frame shows the chosen page. A slow machine can need several editing sessions for it. */
export async function waitForPage(page: Page): Promise<void> {
  await expect(page.locator('.stage')).toHaveAttribute('aria-busy', 'false', { timeout: 70_000 });
  await expect(page.getByRole('alert')).toBeHidden();
}

/** Opens an address of the editor without loading the editor again. */
export async function goTo(page: Page, address: Address): Promise<void> {
  await page.evaluate(
    (search) => {
      history.pushState(null, '', search);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    `?${new URLSearchParams(address)}`,
  );
  await waitForPage(page);
}

/** Opens the page editor with the English home page of the sample site. */
export async function openEditor(page: Page, cmsUrl: string): Promise<Editor> {
  let address: Address = { site: SITE, language: 'en', panel: 'outline' };
  await page.addInitScript(() => localStorage.setItem('editor-tour', 'done'));
  await page.goto(`${cmsUrl}/?${new URLSearchParams(address)}`);
  await waitForPage(page);
  const go = async (change: Address) => {
    address = { ...address, ...change };
    await goTo(page, address);
  };
  return { frame: page.frameLocator('iframe'), waitForPage: () => waitForPage(page), go };
}

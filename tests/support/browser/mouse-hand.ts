import { expect } from '@playwright/test';
import type { Person } from './edit-steps.ts';
import type { Hand, Plan } from './hand.ts';

/** Edits only with the mouse. Texts are typed where it has clicked. */
export function withMouse({ page, frame }: Person, { title, variant, campaign }: Plan): Hand {
  const dialog = page.getByRole('dialog');
  const openTab = (name: string) => page.getByRole('tab', { name }).click();
  const type = async (label: string, text: string) => {
    await dialog.getByLabel(label).click();
    await page.keyboard.type(text);
  };
  return {
    createPage: async () => {
      await page.getByRole('button', { name: 'New page', exact: true }).click();
      await type('Title', title);
      await dialog.getByRole('button', { name: 'Create' }).click();
    },
    add: async (label) => {
      const card = page.locator('.component-card').getByText(label, { exact: true });
      if (!(await card.isVisible())) await page.locator('.rail-button').getByText('Add').click();
      await card.click();
    },
    typeHeading: async (old, text) => {
      // As a person does, who sees the caret before typing.
      const heading = frame.locator(':is(h1, h2, h3)', { hasText: new RegExp(`^${old}$`) });
      const place = old ? heading : frame.locator('[data-editor-empty="Title"]').first();
      await expect(async () => {
        await place.click({ clickCount: old ? 3 : 1 });
        await expect(frame.locator('[contenteditable]:focus')).toHaveText(old, { timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await page.keyboard.type(text);
    },
    makeVariant: async () => {
      await openTab('Audience');
      await page.getByRole('button', { name: 'New audience …' }).click();
      await type('Name of the audience', variant);
      await type('Campaign', campaign);
      await dialog.getByRole('button', { name: 'Create audience' }).click();
    },
    showEverybody: () => page.getByRole('button', { name: 'Everybody' }).click(),
    publish: () => page.getByRole('button', { name: /^Publish (English|Danish)$/ }).click(),
    beginDanish: async () => {
      await openTab('Languages');
      await page.getByRole('button', { name: /Danish/ }).click();
      await dialog.getByRole('button', { name: 'Create' }).click();
    },
    selectHero: () => frame.locator('.hero h1').click(),
  };
}

import { expect } from '@playwright/test';
import { goToRegion, type Person, reach } from './edit-steps.ts';
import type { Hand, Plan } from './hand.ts';

/** Edits only with the keyboard. `page` is only asked what has the focus. */
export function withKeyboard({ page }: Person, { title, variant, campaign }: Plan): Hand {
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const openTab = async (name: string) => {
    await goToRegion(page, '.panel.right');
    await reach(page, /^(Content|Appearance|Audience|Versions|Languages)$/);
    await reach(page, name, 'ArrowRight');
  };
  const choose = async (name: string | RegExp) => {
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
    await reach(page, name);
    await press('Enter');
  };
  const openPanel = async (name: string, panel: string) => {
    const isOpen = await page.locator(panel).isVisible();
    await goToRegion(page, isOpen ? '.panel.left' : '.rail');
    if (isOpen) return;
    await choose(name);
    if (name === 'Add') await expect(page.getByLabel('Search components')).toBeFocused();
  };
  return {
    createPage: async () => {
      await goToRegion(page, '.panel.left');
      await choose('New page');
      await reach(page, /^Title\*?$/);
      await keyboard.type(title);
      await choose('Create');
    },
    add: async (label) => {
      await openPanel('Add', '.add');
      await reach(page, 'Search components');
      await press('Control+A');
      await keyboard.type(label);
      await choose(new RegExp(`^${label}$`));
    },
    typeHeading: async (_, text, audience) => {
      await openTab('Content');
      // A person waits for the fields before going on with Tab.
      await expect(page.locator('.panel.right h2')).toBeVisible();
      if (audience) await expect(page.locator('.panel.right h2')).toContainText(audience);
      await reach(page, /^Title\*?$/);
      await press('Control+A');
      await keyboard.type(text);
    },
    makeVariant: async () => {
      await openTab('Audience');
      await choose('New audience …');
      await reach(page, 'Name of the audience');
      await keyboard.type(variant);
      await reach(page, 'Component that differs');
      await press('Home');
      await reach(page, /^Campaign/);
      await keyboard.type(campaign);
      await choose('Create audience');
    },
    showEverybody: async () => {
      await openTab('Audience');
      await choose('Everybody');
    },
    publish: async () => {
      await goToRegion(page, '.top-bar');
      await choose(/^Publish (English|Danish)$/);
    },
    beginDanish: async () => {
      await openTab('Languages');
      await choose(/^Danish/);
      await choose('Create');
    },
    selectHero: async () => {
      await openPanel('Outline', '.outline');
      await reach(page, 'Search the page');
      await press('Tab');
      await keyboard.type('hero');
    },
  };
}

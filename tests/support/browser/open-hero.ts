import { expect, type Page } from '@playwright/test';
import type { EditedSite } from '../servers/edited-site.ts';
import { openEditor } from './editor.ts';

/** Selects the picture at the top of the home page. */
export async function openHero(page: Page, edited: EditedSite) {
  const editor = await openEditor(page, edited.cms.url);
  const image = editor.frame.locator('main img.hero-picture');
  await image.click();
  // Before the panel has followed the click, it has the fields of the page, which are called the same.
  await expect(page.getByRole('group', { name: /^Hero/ })).toBeVisible();
  return { editor, image };
}

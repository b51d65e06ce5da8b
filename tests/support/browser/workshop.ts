import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { EditedSite } from '../servers/edited-site.ts';
import { openEditor } from './editor.ts';

export const HEAD = `# The workshop
template: Page
fields: { Title: Workshop } # kept
placeholders:
  headless-main:
`;

export const FIRST = `    - component: RichText
      id: first # the first one
      fields: { Text: <h2>First</h2> }
`;

export const SECOND = `    - component: RichText
      id: second
      fields: { Text: <h2>Second</h2> }
`;

const WORKSHOP = HEAD + FIRST + SECOND;

/** Writes pages whose two parts are known. */
export async function writeWorkshops(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const page = path.join(folder, 'pages', name);
    await cp(path.join(folder, 'pages/membership/join'), page, { recursive: true });
    await rm(path.join(page, 'da.yml'), { force: true });
    await writeFile(path.join(page, 'en.yml'), WORKSHOP);
  }
}

/** Opens a copy of the workshop in the editor. */
export async function openWorkshop(page: Page, edited: EditedSite, name: string) {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: `/${name}`, tab: 'appearance' });
  await expect(editor.frame.getByRole('heading', { name: 'Second' })).toBeVisible();
  // The page shows a change before it is saved, and is loaded anew after that.
  const expectDraft = async (text: string) => {
    await expect.poll(() => edited.read(`pages/${name}/en.draft.yml`), { timeout: 30_000 }).toBe(text);
    await editor.waitForPage();
  };
  const headings = () => editor.frame.getByRole('main').getByRole('heading');
  return { ...editor, expectDraft, headings };
}

export const row = (page: Page, name: string) => page.getByRole('treeitem', { name });

export const toolbar = (page: Page) => page.getByRole('toolbar');

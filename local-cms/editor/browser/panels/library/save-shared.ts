import { toHistoryKey } from '../../../../authoring/changes/page-files.ts';
import { createItem, deleteItem, renameItem } from '../../platform/item-mutations.ts';
import { here } from '../../state/content/content.ts';
import { openedShared } from '../../state/page/opened-shared.ts';
import { renewPage } from '../../state/page/renewal.ts';
import { renewLibrary } from '../../state/page/structure.ts';
import { change } from '../../state/saving/changes.ts';
import { offerUndoOf } from '../../state/saving/undo.ts';
import type { Named } from './shared-parts.ts';

/** All pages can show what is shared, so it begins in the language that they fall back to. */
const toParent = (folder: string) => ({
  parent: `/sitecore/content/${here.value.site?.name}/${folder}`,
  language: here.value.site?.defaultLanguage,
});

function finish(text: string, page: string): void {
  renewLibrary();
  renewPage();
  offerUndoOf(text, page);
}

/** Creates a shared item without content, and opens its fields. */
export async function createShared(name: string, template: string): Promise<void> {
  const input = { ...toParent('Data'), name, templateId: template };
  const { item } = await change(createItem, input);
  openedShared.value = { ...item, name, pages: [] };
  finish(`${name} was created.`, toHistoryKey(item.file));
}

export async function createDesign(name: string, pageDesign: string, placeholder: string): Promise<void> {
  const parent = toParent('Presentation/Partial Designs');
  const input = { ...parent, name, templateId: 'Partial Design', pageDesign, placeholder };
  const { item } = await change(createItem, input);
  finish(`${name} was created. It is empty: add components to it.`, toHistoryKey(item.file));
}

export async function renameShared({ itemId, name }: Named, newName: string): Promise<void> {
  const { item } = await change(renameItem, { itemId, newName });
  openedShared.value = null;
  finish(`${name} was renamed to ${newName}.`, toHistoryKey(item.file));
}

export async function deleteShared({ itemId, name }: Named): Promise<void> {
  const { page } = await change(deleteItem, { itemId });
  openedShared.value = null;
  finish(`${name} was deleted.`, page);
}

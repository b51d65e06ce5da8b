import { toHistoryKey } from '../../../../authoring/changes/page-files.ts';
import { EditorProblem, type Page } from '../../platform/client.ts';
import {
  addItemVersion,
  copyItem,
  createItem,
  deleteItem,
  moveItem,
  type PlacedItem,
  renameItem,
  updatePage,
} from '../../platform/item-mutations.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import { here, whenContentIsNew } from '../../state/content/content.ts';
import { renewPage } from '../../state/page/renewal.ts';
import { go } from '../../state/place/place.ts';
import { change } from '../../state/saving/changes.ts';
import { renewItems } from '../../state/saving/items.ts';
import { saveUnsaved } from '../../state/saving/save-all.ts';
import { offerUndoOf } from '../../state/saving/undo.ts';
import { announce, showDone } from '../../state/status.ts';
import { hasVisitors } from './stages.ts';
import { listChildren, type Placing } from './tree.ts';

/** Opens a page if it is there, at its present address. */
function openAgain(itemId: string): void {
  const found = here.value.pages.find((one) => one.itemId === itemId);
  if (found) go({ page: found.route });
}

/** Reads the pages again, and offers to undo the change of one of them. `toText` is called when they are read. */
async function finish(toText: () => string, { itemId, file }: PlacedItem): Promise<void> {
  await whenContentIsNew();
  offerUndoOf(toText(), toHistoryKey(file), () => openAgain(itemId));
}

/** Adds when visitors see a change of a page that has no draft: at once, unless the page was never public. */
const withVisitors = (text: string, page: Page): string =>
  hasVisitors(page, here.value.pages) ? `${text} Visitors see that immediately.` : text;

/** Says where a page is: below which one, and after which one beside it. */
function toPlaceText({ itemId, title }: Page): string {
  const { pages } = here.value;
  const page = pages.find((one) => one.itemId === itemId);
  const parent = pages.find((one) => one.itemId === page?.parent);
  const beside = listChildren(pages, page?.parent ?? null);
  const before = beside[beside.findIndex((one) => one.itemId === itemId) - 1];
  const where = parent ? ` below ${parent.title}` : '';
  return before
    ? `${title} is now after ${before.title}${where ? `,${where}` : ''}.`
    : `${title} is now the first page${where}.`;
}

function open(itemId: string): void {
  const page = here.value.pages.find((one) => one.itemId === itemId);
  if (page) go({ page: page.route, view: '' });
}

type NewPage = {
  parent: Page;
  template: string;
  title: string;
  address: string;
  isInMenus: boolean;
  languages: readonly string[];
};

/** Returns why the page could not begin in the language; empty if it has begun. */
async function begin(itemId: string, language: string, from: string): Promise<string> {
  try {
    await change(addItemVersion, { itemId, language, from });
    return '';
  } catch (error) {
    if (error instanceof EditorProblem) return error.message;
    throw error;
  }
}

/** Creates a page as a draft, also in other languages, and opens it. */
export async function createPage(page: NewPage): Promise<void> {
  const { parent, template, title, address, isInMenus, languages } = page;
  const { language } = here.value;
  const { item } = await change(createItem, {
    parent: parent.itemId,
    name: address,
    templateId: template,
    navigation: isInMenus,
    language,
    fields: [{ name: 'Title', value: title }],
  });
  const problems: string[] = [];
  for (const other of languages) {
    const problem = await begin(item.itemId, other, language);
    if (problem) problems.push(`It was not created in ${toLanguageName(other)}: ${problem}`);
  }
  await whenContentIsNew();
  open(item.itemId);
  const text = `The draft page ${title} was created.`;
  if (problems.length === 0) announce(text);
  else showDone({ text: [text, ...problems, 'Create the translation under Languages.'].join(' ') });
}

export async function movePage(page: Page, placing: Placing & { createRedirect?: boolean }): Promise<void> {
  const { item } = await change(moveItem, { itemId: page.itemId, ...placing });
  await finish(() => withVisitors(toPlaceText(page), page), item);
}

export async function renamePage(page: Page, newName: string, createRedirect: boolean): Promise<void> {
  const { item } = await change(renameItem, { itemId: page.itemId, newName, createRedirect });
  await finish(() => withVisitors(`The address of ${page.title} was changed.`, page), item);
}

type Copy = { targetParentId: string; copyItemName: string; deepCopy: boolean };

/** Copies a page as a draft, and opens the copy. */
export async function copyPage(page: Page, copy: Copy): Promise<void> {
  const { item } = await change(copyItem, { itemId: page.itemId, ...copy });
  await whenContentIsNew();
  open(item.itemId);
  await finish(() => `${page.title} was copied. The copy is a draft.`, item);
}

export async function showInMenus(page: Page, navigation: boolean): Promise<void> {
  const { item } = await change(updatePage, { itemId: page.itemId, navigation });
  const text = `${page.title} is now ${navigation ? 'shown' : 'hidden'} in menus.`;
  await finish(() => withVisitors(text, page), item);
}

type Removal = { linkTo: string | null; createRedirect: boolean };

/** Deletes a page with those below it. Its parent is shown then. */
export async function deletePage(page: Page, { linkTo, createRedirect }: Removal): Promise<void> {
  const { pages, page: shown } = here.value;
  const input = { itemId: page.itemId, deep: true, linkTo, createRedirect };
  const { page: key } = await change(deleteItem, input);
  const isShown = shown && `${shown.route}/`.startsWith(`${page.route}/`);
  const parent = pages.find(({ itemId }) => itemId === page.parent);
  if (isShown) go({ page: parent?.route ?? '/' });
  await whenContentIsNew();
  offerUndoOf(`${page.title} was deleted.`, key, () => openAgain(page.itemId));
}

/** Begins a page in the language that is shown. */
export async function translatePage(page: Page, from: string, isEmpty: boolean): Promise<void> {
  const { language } = here.value;
  await change(addItemVersion, { itemId: page.itemId, language, from, isEmpty });
  await whenContentIsNew();
  open(page.itemId);
  announce(`The ${toLanguageName(language)} draft of ${page.title} was created.`);
}

/** Begins the translation that is shown again, as a copy of another language. */
export async function copyAgain(page: Page, from: string): Promise<void> {
  const { language } = here.value;
  await saveUnsaved();
  const { item } = await change(addItemVersion, { itemId: page.itemId, language, from, replace: true });
  await renewItems(() => true);
  renewPage();
  await finish(() => `${page.title} is now a copy of ${toLanguageName(from)}.`, item);
}

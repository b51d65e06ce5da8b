import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { askAuthoring, EditorProblem } from '../platform/client.ts';
import { ITEM_FIELDS, Item, updateItem } from '../platform/mutations.ts';
import { change, waiting } from './changes.ts';
import { here } from './content.ts';
import { toId } from './ids.ts';
import { canShowAtOnce, openPage, showOnPage } from './open-page.ts';
import { renewPage } from './renewal.ts';
import { announce, showProblem } from './status.ts';

const SAVE_AFTER_MS = 400;

/** An item that is edited: as it was when editing began or saved last, and what was typed since then. */
export type EditedItem = {
  item: Item;
  language: string;
  typed: ReadonlyMap<string, unknown>;
  /** Why what was typed is not saved. */
  problem: string;
  /** The next save waits for the present one, whose answer has the new revision. */
  isSaving: boolean;
};

/** Items by their ids. */
export const items = signal<ReadonlyMap<string, EditedItem>>(new Map());

const timers = new Map<string, ReturnType<typeof setTimeout>>();

function putItem(edited: EditedItem): void {
  items.value = new Map(items.value).set(toId(edited.item.itemId), edited);
  waiting.value = [...items.value.values()].filter(({ typed, problem }) => typed.size > 0 && !problem).length;
}

const QUERY = `query ($where: ItemQueryInput!) { item(where: $where) { ${ITEM_FIELDS} } }`;

/** Asks for an item as it is now. */
async function fetchItem(itemId: string, language: string): Promise<Item> {
  const schema = z.object({ item: z.nullable(Item) });
  const { item } = await askAuthoring(schema, QUERY, { where: { itemId, language } });
  if (!item) throw new EditorProblem('What is selected is no longer there. Reload the editor.');
  return item;
}

/** Opens an item for changes. One with unsaved changes stays as it is, because they began from that. */
export async function loadItem(itemId: string): Promise<void> {
  const { language } = here.value;
  const known = items.value.get(itemId);
  if (known && known.typed.size > 0 && known.language === language) return;
  const item = await fetchItem(itemId, language);
  const now = items.value.get(itemId);
  if (now && now !== known && now.typed.size > 0) return;
  putItem({ item, language, typed: new Map(), problem: '', isSaving: false });
}

/** Takes a value of a field as in its file. It is saved after a short pause. */
export function typeValue(itemId: string, name: string, value: unknown): void {
  const edited = items.value.get(itemId);
  if (!edited) return;
  putItem({ ...edited, typed: new Map(edited.typed).set(name, value), problem: '' });
  clearTimeout(timers.get(itemId));
  timers.set(
    itemId,
    setTimeout(() => saveItem(itemId), SAVE_AFTER_MS),
  );
}

/** Shows a value on the page at once if it is a text, and takes it. */
export function typeInPanel(itemId: string, name: string, value: unknown): void {
  if (typeof value === 'string') showOnPage(itemId, name, value);
  typeValue(itemId, name, value);
}

const toInput = ([name, value]: readonly [string, unknown]) =>
  value === null ? { name, reset: true } : { name, jsonValue: value };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The page itself is shown in menus and lists, too, which only a renewal changes. */
function renewAfter({ item, typed }: EditedItem): void {
  const isPage = toId(item.itemId) === toId(here.value.page?.itemId ?? '');
  const old = new Map(item.fields.nodes.map(({ name, jsonValue }) => [name, jsonValue]));
  const needsRenewal = ([name, value]: readonly [string, unknown]) =>
    !canShowAtOnce(item.itemId, name) || !value || !old.get(name);
  // A renewal that has begun before the save can have read the old text.
  const isLate = openPage.value.status === 'loading';
  if (isPage || isLate || [...typed].some(needsRenewal)) renewPage();
}

/** Saves what was typed into the item. A refusal is shown beside the fields, and nothing that was typed is lost. */
export async function saveItem(itemId: string): Promise<void> {
  clearTimeout(timers.get(itemId));
  const edited = items.value.get(itemId);
  if (!edited || edited.typed.size === 0 || edited.isSaving) return;
  const { item, language, typed } = edited;
  putItem({ ...edited, isSaving: true });
  try {
    const fields = [...typed].map(toInput);
    const saved = await change(updateItem, { itemId, language, revision: item.revision, fields });
    const now = items.value.get(itemId) ?? edited;
    const rest = new Map([...now.typed].filter(([name, value]) => !isSame(typed.get(name), value)));
    putItem({ ...now, item: saved.item, typed: rest, isSaving: false });
    announce('Saved.');
    renewAfter(edited);
    if (rest.size > 0) await saveItem(itemId);
  } catch (error) {
    if (!(error instanceof EditorProblem)) throw error;
    putItem({ ...(items.value.get(itemId) ?? edited), problem: error.message, isSaving: false });
    announce(`Not saved. ${error.message}`);
  }
}

/** Saves everything that is typed and not saved yet. */
export function saveAll(): void {
  for (const id of items.value.keys()) saveItem(id).catch(showProblem);
}

/** Shows what is not saved yet again, after the page was renewed. */
export function showUnsaved(): void {
  for (const [id, { typed }] of items.value) {
    for (const [name, value] of typed) if (typeof value === 'string') showOnPage(id, name, value);
  }
}

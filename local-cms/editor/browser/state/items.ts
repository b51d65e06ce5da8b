import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { askAuthoring, EditorProblem } from '../platform/client.ts';
import { ITEM_FIELDS, Item, updateItem } from '../platform/mutations.ts';
import { renewPage } from '../views/page/renewal.ts';
import { change, waiting } from './changes.ts';
import { here } from './content.ts';
import { announce } from './status.ts';

const SAVE_AFTER_MS = 400;

/** An item that is edited: as it was saved last, what was typed since then, and why that was not saved. */
type EditedItem = {
  item: Item;
  language: string;
  typed: ReadonlyMap<string, unknown>;
  problem: string;
};

export const items = signal<ReadonlyMap<string, EditedItem>>(new Map());

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Chromes write ids in braces and capitals, and the authoring API does not. */
export const toId = (id: string): string => id.replace(/[{}]/g, '').toLowerCase();

const put = (edited: EditedItem): void => {
  items.value = new Map(items.value).set(toId(edited.item.itemId), edited);
  waiting.value = [...items.value.values()].filter(({ typed, problem }) => typed.size > 0 && !problem).length;
};

const QUERY = `query ($where: ItemQueryInput!) { item(where: $where) { ${ITEM_FIELDS} } }`;

/** Loads an item as it is now. What was typed and is not saved stays. */
export async function loadItem(itemId: string): Promise<void> {
  const { language } = here.value;
  const schema = z.object({ item: z.nullable(Item) });
  const { item } = await askAuthoring(schema, QUERY, { where: { itemId, language } });
  if (!item) return;
  const known = items.value.get(toId(item.itemId));
  const typed = known?.language === language ? known.typed : new Map<string, unknown>();
  put({ item, language, typed, problem: known?.problem ?? '' });
}

/** Takes a value of a field as in its file. It is saved after a short pause. */
export function typeValue(itemId: string, name: string, value: unknown): void {
  const edited = items.value.get(itemId);
  if (!edited) return;
  put({ ...edited, typed: new Map(edited.typed).set(name, value), problem: '' });
  clearTimeout(timers.get(itemId));
  timers.set(
    itemId,
    setTimeout(() => saveItem(itemId), SAVE_AFTER_MS),
  );
}

/** Saves what was typed into the item. A refusal is shown beside the fields, and nothing that was typed is lost. */
export async function saveItem(itemId: string): Promise<void> {
  clearTimeout(timers.get(itemId));
  const edited = items.value.get(itemId);
  if (!edited || edited.typed.size === 0) return;
  const { item, language, typed } = edited;
  const fields = [...typed].map(([name, value]) =>
    value === null ? { name, reset: true } : { name, jsonValue: value },
  );
  try {
    const saved = await change(updateItem, { itemId, language, revision: item.revision, fields });
    const now = items.value.get(itemId) ?? edited;
    const rest = new Map([...now.typed].filter(([name, value]) => typed.get(name) !== value));
    put({ ...now, item: saved.item, typed: rest });
    announce('Saved.');
    renewPage();
  } catch (error) {
    if (!(error instanceof EditorProblem)) throw error;
    put({ ...(items.value.get(itemId) ?? edited), problem: error.message });
  }
}

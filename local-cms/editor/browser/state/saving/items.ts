import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { askAuthoring, EditorProblem } from '../../platform/client.ts';
import { ITEM_FIELDS, Item } from '../../platform/mutations.ts';
import { here } from '../content/content.ts';
import { toId } from '../ids.ts';
import { refused, waiting } from './unsaved.ts';

/** An item that is edited: as it was when editing began or saved last, and what was typed since then. */
export type EditedItem = {
  item: Item;
  /** The turn in which the item was asked for or saved. */
  turn: number;
  language: string;
  /** The id of the page that was open when the item was loaded. */
  page: string;
  typed: ReadonlyMap<string, unknown>;
  /** Why what was typed is not saved. */
  problem: string;
  /** The next save waits for the present one, whose answer has the new revision. */
  isSaving: boolean;
  /** Who else has changed the item since editing began. */
  changedBy: string;
};

/** Items by their ids and languages. */
export const items = signal<ReadonlyMap<string, EditedItem>>(new Map());

export const toKey = (itemId: string, language: string): string => `${itemId} ${language}`;

export const keyOf = ({ item, language }: EditedItem): string => toKey(toId(item.itemId), language);

/** Finds an item, if it is loaded. */
export const findItem = (itemId: string, language = here.value.language): EditedItem | undefined =>
  items.value.get(toKey(itemId, language));

const pageHere = (): string => here.value.page?.itemId ?? '';

/** Whether an item was loaded for the page that is open, in its language. */
export const isHere = ({ page, language }: EditedItem): boolean =>
  page === pageHere() && language === here.value.language;

function setItems(next: ReadonlyMap<string, EditedItem>): void {
  items.value = next;
  const unsaved = [...next.values()].filter(({ typed }) => typed.size > 0);
  refused.value = unsaved.filter((one) => one.problem !== '').length;
  waiting.value = unsaved.length - refused.value;
}

export const putItem = (edited: EditedItem): void =>
  setItems(new Map(items.value).set(keyOf(edited), edited));

/** Forgets an item, but not while something in it is not saved. */
function forgetItem(key: string): void {
  if (items.value.get(key)?.typed.size) return;
  setItems(new Map([...items.value].filter(([one]) => one !== key)));
}

let turns = 0;

/** Counts requests, so that an answer never replaces one of a later request. */
export function takeTurn(): number {
  turns += 1;
  return turns;
}

const QUERY = `query ($where: ItemQueryInput!) { item(where: $where) { ${ITEM_FIELDS} } }`;

/** Asks for an item as it is now. */
export async function fetchItem(itemId: string, language: string): Promise<Item> {
  const schema = z.object({ item: Item });
  const { item } = await askAuthoring(schema, QUERY, { where: { itemId, language } });
  return item;
}

/** Opens an item for changes. One with unsaved changes stays as it is, because they began from that. */
export async function loadItem(itemId: string, language = here.value.language): Promise<void> {
  const key = toKey(itemId, language);
  if (items.value.get(key)?.typed.size) return;
  const turn = takeTurn();
  const item = await fetchItem(itemId, language);
  const now = items.value.get(key);
  if (now && (now.typed.size > 0 || now.turn > turn)) return;
  putItem({
    item,
    turn,
    language,
    page: pageHere(),
    typed: new Map(),
    problem: '',
    isSaving: false,
    changedBy: '',
  });
}

/** An item of another page or language, or that is no longer there, is loaded again when it is next selected. */
async function renewItem(edited: EditedItem): Promise<void> {
  if (!isHere(edited)) return forgetItem(keyOf(edited));
  try {
    await loadItem(toId(edited.item.itemId), edited.language);
  } catch (error) {
    if (!(error instanceof EditorProblem)) throw error;
    forgetItem(keyOf(edited));
  }
}

type IsChanged = (item: Item) => boolean;

/** Notes who else has changed the items that are being typed into, in case both have changed the same. */
export function noteChangedBy(isChanged: IsChanged, by: string): void {
  for (const edited of items.value.values())
    if (edited.typed.size > 0 && isChanged(edited.item)) putItem({ ...edited, changedBy: by });
}

/** Loads items again that were changed elsewhere. Unsaved changes stay, and begin from what they began from. */
export async function renewItems(isChanged: IsChanged): Promise<void> {
  const changed = [...items.value.values()].filter(({ item, typed }) => typed.size === 0 && isChanged(item));
  await Promise.all(changed.map(renewItem));
}

import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { askAuthoring, EditorProblem, RefusedChange } from '../../platform/client.ts';
import { ITEM_FIELDS, Item, updateItem } from '../../platform/mutations.ts';
import { here } from '../content/content.ts';
import { toId } from '../ids.ts';
import { canShowAtOnce, openPage, showOnPage } from '../page/open-page.ts';
import { renewPage } from '../page/renewal.ts';
import { confirmShared, findShared } from '../page/shared-question.ts';
import { announce, showProblem } from '../status.ts';
import { change } from './changes.ts';
import { conflict, findConflicts } from './conflicts.ts';
import { refused, waiting } from './unsaved.ts';

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
  /** Who else has changed the item since editing began. */
  changedBy: string;
};

/** Items by their ids and languages. */
export const items = signal<ReadonlyMap<string, EditedItem>>(new Map());

const toKey = (itemId: string, language: string): string => `${itemId} ${language}`;

const keyOf = ({ item, language }: EditedItem): string => toKey(toId(item.itemId), language);

const toKeyHere = (itemId: string): string => toKey(itemId, here.value.language);

/** Finds an item in the language that is open, if it is loaded. */
export const findItem = (itemId: string): EditedItem | undefined => items.value.get(toKeyHere(itemId));

/** The types of fields whose value is shown on the page at once. */
const TEXTS = ['text', 'multiline text', 'rich text'];

const timers = new Map<string, ReturnType<typeof setTimeout>>();

function putItem(edited: EditedItem): void {
  items.value = new Map(items.value).set(keyOf(edited), edited);
  const unsaved = [...items.value.values()].filter(({ typed }) => typed.size > 0);
  refused.value = unsaved.filter((one) => one.problem !== '').length;
  waiting.value = unsaved.length - refused.value;
}

const QUERY = `query ($where: ItemQueryInput!) { item(where: $where) { ${ITEM_FIELDS} } }`;

/** Asks for an item as it is now. */
export async function fetchItem(itemId: string, language: string): Promise<Item> {
  const schema = z.object({ item: z.nullable(Item) });
  const { item } = await askAuthoring(schema, QUERY, { where: { itemId, language } });
  if (!item) throw new EditorProblem('What is selected is no longer there. Reload the editor.');
  return item;
}

/** Opens an item for changes. One with unsaved changes stays as it is, because they began from that. */
export async function loadItem(itemId: string): Promise<void> {
  const { language } = here.value;
  const key = toKey(itemId, language);
  const known = items.value.get(key);
  if (known && known.typed.size > 0) return;
  const item = await fetchItem(itemId, language);
  const now = items.value.get(key);
  if (now && now !== known && now.typed.size > 0) return;
  putItem({ item, language, typed: new Map(), problem: '', isSaving: false, changedBy: '' });
}

/** Takes a value of a field as in its file. It is saved after a short pause. */
export function typeValue(itemId: string, name: string, value: unknown): void {
  const edited = findItem(itemId);
  if (!edited) return;
  const key = keyOf(edited);
  putItem({ ...edited, typed: new Map(edited.typed).set(name, value), problem: '' });
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => saveKey(key).catch(showProblem), SAVE_AFTER_MS),
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

async function save(edited: EditedItem): Promise<void> {
  const { item, language, typed } = edited;
  const itemId = toId(item.itemId);
  const fields = [...typed].map(toInput);
  const saved = await change(updateItem, { itemId, language, revision: item.revision, fields });
  const now = items.value.get(keyOf(edited)) ?? edited;
  const rest = new Map([...now.typed].filter(([name, value]) => !isSame(typed.get(name), value)));
  putItem({ ...now, item: saved.item, typed: rest, problem: '', isSaving: false });
  announce('Saved.');
  renewAfter(edited);
  if (rest.size > 0) await saveKey(keyOf(edited));
}

/** Asks the person about fields that somebody else has changed, or begins again from what they have changed beside. */
async function compare(edited: EditedItem): Promise<void> {
  const key = keyOf(edited);
  const theirs = await fetchItem(edited.item.itemId, edited.language);
  const now = items.value.get(key) ?? edited;
  const fields = findConflicts({ base: now.item, theirs, typed: now.typed });
  const by = now.changedBy || 'Somebody else';
  if (fields.length > 0) {
    putItem({ ...now, problem: `${by} has changed this, too.`, isSaving: false });
    conflict.value = { key, by, theirs, fields };
  } else {
    putItem({ ...now, item: theirs, isSaving: false });
    await saveKey(key);
  }
}

/** The saves that are under way. What comes after them, such as publishing, waits for them. */
const saves = new Map<string, Promise<void>>();

async function saveKey(key: string): Promise<void> {
  clearTimeout(timers.get(key));
  const edited = items.value.get(key);
  if (!edited || edited.typed.size === 0) return;
  const saving = edited.isSaving ? saves.get(key) : saveNow(edited);
  if (saving) saves.set(key, saving);
  await saving;
}

/** Saves what was typed into the item. A refusal is shown beside the fields, and nothing that was typed is lost. */
export const saveItem = (itemId: string): Promise<void> => saveKey(toKeyHere(itemId));

/** Shows what is saved again instead of what was typed. */
function takeBack(key: string): void {
  const edited = items.value.get(key);
  if (!edited) return;
  clearTimeout(timers.get(key));
  const { itemId } = edited.item;
  for (const { name, type, jsonValue } of edited.item.fields.nodes)
    if (edited.typed.has(name) && TEXTS.includes(type))
      showOnPage(itemId, name, typeof jsonValue === 'string' ? jsonValue : '');
  putItem({ ...edited, typed: new Map(), problem: '', isSaving: false });
  announce('Nothing is changed.');
  renewPage();
}

async function saveNow(edited: EditedItem): Promise<void> {
  const key = keyOf(edited);
  putItem({ ...edited, isSaving: true });
  const getNow = () => items.value.get(key) ?? edited;
  try {
    const shared = findShared(edited.item.file);
    if (shared && !(await confirmShared(shared))) return takeBack(key);
    // More can have been typed before the answer.
    await save(getNow()).catch(async (error: unknown) => {
      if (!(error instanceof RefusedChange && error.code === 'CONFLICT')) throw error;
      await compare(getNow());
    });
  } catch (error) {
    const isKnown = error instanceof EditorProblem;
    const message = isKnown ? error.message : 'The editor has failed. Try again.';
    putItem({ ...getNow(), problem: message, isSaving: false });
    announce(`Not saved. ${message}`);
    if (!isKnown) throw error;
  }
}

/** Takes the decisions about a conflict: the values to keep. Fields without one keep what somebody else wrote. */
export async function decide(key: string, theirs: Item, values: ReadonlyMap<string, unknown>): Promise<void> {
  const edited = items.value.get(key);
  conflict.value = null;
  if (!edited) return;
  const decided = findConflicts({ base: edited.item, theirs, typed: edited.typed }).map(({ name }) => name);
  const rest = [...edited.typed].filter(([name]) => !decided.includes(name));
  putItem({ ...edited, item: theirs, typed: new Map([...rest, ...values]), problem: '', changedBy: '' });
  await saveKey(key);
  renewPage();
}

function forgetItem(edited: EditedItem): void {
  const rest = new Map(items.value);
  rest.delete(keyOf(edited));
  items.value = rest;
}

/** An item of another language, or that is no longer there, is loaded again when it is next selected. */
async function renewItem(edited: EditedItem): Promise<void> {
  if (edited.language !== here.value.language) return forgetItem(edited);
  try {
    await loadItem(toId(edited.item.itemId));
  } catch (error) {
    if (!(error instanceof EditorProblem)) throw error;
    forgetItem(edited);
  }
}

/** Loads items again that somebody else has changed. Unsaved changes stay, and begin from what they began from. */
export async function renewItems(isChanged: (item: Item) => boolean, by = ''): Promise<void> {
  const changed = [...items.value.values()].filter(({ item }) => isChanged(item));
  await Promise.all(
    changed.map((edited) => {
      if (edited.typed.size === 0) return renewItem(edited);
      putItem({ ...edited, changedBy: by });
      return undefined;
    }),
  );
}

/** Saves everything that is typed and not saved yet, and waits for it. */
export async function saveUnsaved(): Promise<void> {
  await Promise.all([...items.value.keys()].map(saveKey));
}

/** Saves everything that is typed and not saved yet. */
export function saveAll(): void {
  saveUnsaved().catch(showProblem);
}

/** Shows what is not saved yet again, after the page was renewed. */
export function showUnsaved(): void {
  for (const { item, language, typed } of items.value.values()) {
    if (language !== here.value.language) continue;
    for (const [name, value] of typed) if (typeof value === 'string') showOnPage(item.itemId, name, value);
  }
}

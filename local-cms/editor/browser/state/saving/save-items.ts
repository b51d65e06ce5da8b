import { isRecord } from '../../../../content/yaml/same-data.ts';
import { EditorProblem, RefusedChange } from '../../platform/client.ts';
import { type Item, updateItem } from '../../platform/mutations.ts';
import { here } from '../content/content.ts';
import { toId } from '../ids.ts';
import { canShowAtOnce, openPage, showOnPage } from '../page/open-page.ts';
import { renewPage } from '../page/renewal.ts';
import { confirmChange } from '../page/shared-question.ts';
import { announce, showProblem } from '../status.ts';
import { change } from './changes.ts';
import { conflict, findConflicts } from './conflicts.ts';
import { type EditedItem, fetchItem, findItem, items, keyOf, putItem, takeTurn, toKey } from './items.ts';

const SAVE_AFTER_MS = 400;

/** The types of fields whose text is shown on the page at once. */
const TEXTS = ['text', 'multiline text', 'rich text', 'link'];

const timers = new Map<string, ReturnType<typeof setTimeout>>();

function stopTimer(key: string): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
}

/** A value of a field as in its file. `language` is that in which it was typed, which can have been left since. */
export type Typed = { itemId: string; language: string; name: string; value: unknown };

/** Of a link, only the text is typed on the page. */
function toWhole({ item, typed }: EditedItem, name: string, value: unknown): unknown {
  const field = item.fields.nodes.find((one) => one.name === name);
  if (field?.type !== 'link' || typeof value !== 'string') return value;
  const link = typed.has(name) ? typed.get(name) : field.jsonValue;
  return { ...(isRecord(link) ? link : {}), text: value };
}

/** Takes a value. It is saved after a short pause. */
export function typeValue({ itemId, language, name, value }: Typed): void {
  const edited = findItem(itemId, language);
  if (!edited) throw new Error(`The item ${itemId} is not loaded in ${language}.`);
  const key = keyOf(edited);
  putItem({ ...edited, typed: new Map(edited.typed).set(name, toWhole(edited, name, value)), problem: '' });
  stopTimer(key);
  timers.set(
    key,
    setTimeout(() => saveKey(key).catch(showProblem), SAVE_AFTER_MS),
  );
}

const toInput = ([name, value]: readonly [string, unknown]) =>
  value === null ? { name, reset: true } : { name, jsonValue: value };

/** A value that was removed, which is null, is not the same as one that was never typed. */
const isSameTyped = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The page itself is shown in menus and lists, too, which only a renewal changes. */
function renewAfter({ item, typed }: EditedItem): void {
  const isPage = toId(item.itemId) === toId(here.value.page?.itemId ?? '');
  const old = new Map(item.fields.nodes.map(({ name, jsonValue }) => [name, jsonValue]));
  const needsRenewal = ([name, value]: readonly [string, unknown]) =>
    typeof value !== 'string' || !value || !old.get(name) || !canShowAtOnce(item.itemId, name);
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
  const rest = new Map([...now.typed].filter(([name, value]) => !isSameTyped(typed.get(name), value)));
  putItem({
    ...now,
    item: saved.item,
    turn: takeTurn(),
    typed: rest,
    problem: '',
    isSaving: false,
    changedBy: '',
  });
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
    putItem({ ...now, problem: `${by} changed this too. Compare and save.`, isSaving: false });
    conflict.value = { key, by, theirs, fields };
  } else {
    putItem({ ...now, item: theirs, turn: takeTurn(), isSaving: false });
    await saveKey(key);
  }
}

/** The saves that are under way. What comes after them, such as publishing, waits for them. */
const saves = new Map<string, Promise<void>>();

/** Saves what was typed into the item with the key. */
export async function saveKey(key: string): Promise<void> {
  stopTimer(key);
  const edited = items.value.get(key);
  if (!edited || edited.typed.size === 0) return;
  if (edited.isSaving) return saves.get(key);
  const saving = saveNow(edited).finally(() => {
    if (saves.get(key) === saving) saves.delete(key);
  });
  saves.set(key, saving);
  await saving;
}

/** Saves what was typed into the item. A refusal is shown beside the fields, and nothing that was typed is lost. */
export const saveItem = (itemId: string, language: string): Promise<void> => saveKey(toKey(itemId, language));

/** Shows what is saved again instead of what was typed. */
export function dropTyped(key: string): void {
  const edited = items.value.get(key);
  if (!edited) return;
  stopTimer(key);
  const { itemId } = edited.item;
  for (const { name, type, jsonValue } of edited.item.fields.nodes)
    if (edited.typed.has(name) && TEXTS.includes(type)) showOnPage(itemId, name, jsonValue ?? '');
  putItem({ ...edited, typed: new Map(), problem: '', isSaving: false });
}

function takeBack(key: string): void {
  dropTyped(key);
  announce('Nothing was changed.');
  renewPage();
}

async function saveNow(edited: EditedItem): Promise<void> {
  const key = keyOf(edited);
  putItem({ ...edited, isSaving: true });
  const getNow = () => items.value.get(key) ?? edited;
  try {
    if (!(await confirmChange(edited.item))) return takeBack(key);
    // More can have been typed before the answer.
    await save(getNow()).catch(async (error: unknown) => {
      if (!(error instanceof RefusedChange && error.code === 'CONFLICT')) throw error;
      await compare(getNow());
    });
  } catch (error) {
    const isKnown = error instanceof EditorProblem;
    const message = isKnown ? error.message : 'Something went wrong. Try again.';
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
  const typed = new Map([...rest, ...values]);
  putItem({ ...edited, item: theirs, turn: takeTurn(), typed, problem: '', changedBy: '' });
  await saveKey(key);
  renewPage();
}

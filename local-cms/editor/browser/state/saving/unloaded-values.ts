import { effect, untracked } from '@preact/signals';
import { EditorProblem, RefusedChange } from '../../platform/client.ts';
import { changeCount } from '../content/change-count.ts';
import { here } from '../content/content.ts';
import { showOnPage } from '../page/open-page.ts';
import { problem, showProblem } from '../status.ts';
import { findItem, loadItem } from './items.ts';
import { type Typed, typeValue } from './save-items.ts';
import { reading, unread } from './unsaved.ts';

type Unloaded = Typed & { hasFailed: boolean };

/** Values of items that are not loaded yet or could not be, by item, language and field. */
const values = new Map<string, Unloaded>();

const toKey = ({ itemId, language, name }: Typed): string => `${itemId} ${language} ${name}`;

/** Why an item could not be loaded last. */
let failure = '';

function countValues(): void {
  const all = [...values.values()];
  unread.value = all.filter(({ hasFailed }) => hasFailed).length;
  reading.value = all.length - unread.value;
  if (unread.value === 0 && problem.value === failure) problem.value = '';
}

export const listUnloaded = (): readonly Typed[] => [...values.values()];

const listOf = (itemId: string, language: string): Unloaded[] =>
  [...values.values()].filter((typed) => typed.itemId === itemId && typed.language === language);

function takeUnloaded(itemId: string, language: string): void {
  for (const typed of listOf(itemId, language)) {
    values.delete(toKey(typed));
    typeValue(typed);
    const { name, value } = typed;
    // The page can have been renewed without it.
    if (language === here.value.language) showOnPage(itemId, name, value);
  }
  countValues();
}

function noteFailure(itemId: string, language: string, error: unknown): void {
  for (const typed of listOf(itemId, language)) {
    // What the CMS refuses to read is no longer there.
    if (error instanceof RefusedChange) values.delete(toKey(typed));
    else values.set(toKey(typed), { ...typed, hasFailed: true });
  }
  if (error instanceof EditorProblem) failure = error.message;
  countValues();
}

const loads = new Map<string, Promise<void>>();

async function load(itemId: string, language: string): Promise<void> {
  try {
    await loadItem(itemId, language);
  } catch (error) {
    noteFailure(itemId, language, error);
    throw error;
  }
  takeUnloaded(itemId, language);
}

/** Loads an item, and takes what was typed into it meanwhile. If that fails, the values are kept. */
export function openItem(itemId: string, language: string): Promise<void> {
  const key = `${itemId} ${language}`;
  const loading = loads.get(key) ?? load(itemId, language).finally(() => loads.delete(key));
  loads.set(key, loading);
  return loading;
}

/** Loads an item if something was typed into it before. */
export async function openIfTyped(itemId: string, language: string): Promise<void> {
  if (listOf(itemId, language).length > 0) await openItem(itemId, language);
}

/** Takes a value, at once if its item is loaded. */
export async function takeValue(typed: Typed): Promise<void> {
  const { itemId, language } = typed;
  if (findItem(itemId, language)) {
    values.delete(toKey(typed));
    countValues();
    typeValue(typed);
    return;
  }
  values.set(toKey(typed), { ...typed, hasFailed: false });
  countValues();
  await openItem(itemId, language);
}

/** Shows a value on the page at once if it is a text, and takes it. */
export function typeInPanel(typed: Typed): void {
  const { itemId, name, value } = typed;
  showOnPage(itemId, name, value);
  takeValue(typed).catch(showProblem);
}

/** Loads the items of all values that were kept. */
export async function openUnloaded(): Promise<void> {
  for (const { itemId, language } of listUnloaded()) await openItem(itemId, language);
}

/** Tries again after each change, and when the CMS can be reached again, which counts as one. */
export function startUnloadedValues(): void {
  effect(() => {
    if (changeCount.value >= 0) untracked(() => openUnloaded().catch(showProblem));
  });
}

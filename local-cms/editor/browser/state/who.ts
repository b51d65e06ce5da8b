import { computed, signal } from '@preact/signals';
import { toAuthorKey, toAuthorName } from '../../../authoring/history/author.ts';
import { createUuid } from '../platform/create-uuid.ts';

const KEY = 'editor-name';
const BROWSER = 'editor-browser';

function readBrowser(): string {
  const known = localStorage.getItem(BROWSER);
  if (known) return known;
  const id = createUuid().slice(-12);
  localStorage.setItem(BROWSER, id);
  return id;
}

const browser = readBrowser();

/** The name of the person at this browser. It is no login: others see it beside this person's changes. */
export const who = signal(localStorage.getItem(KEY) ?? '');

export function setWho(name: string): void {
  localStorage.setItem(KEY, name);
  who.value = name;
}

/** How changes name the person, so that two people without a name are not the same one. */
export const author = computed(() => `${who.value.trim()} #${browser}`.trim());

export const isOwnAuthor = (by: string | null): boolean => by !== null && toAuthorKey(by) === browser;

/** A change through the API without a name is of “editor”. */
export const toPersonName = (by: string | null): string => {
  const name = toAuthorName(by ?? '');
  return name === '' || name === 'editor' ? 'Somebody' : name;
};

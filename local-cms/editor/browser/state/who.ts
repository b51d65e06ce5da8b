import { signal } from '@preact/signals';

const KEY = 'editor-name';

/** The name of the person at this browser. It is no login: others see it beside this person's changes. */
export const who = signal(localStorage.getItem(KEY) ?? '');

export function setWho(name: string): void {
  localStorage.setItem(KEY, name);
  who.value = name;
}

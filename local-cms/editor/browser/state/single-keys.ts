import { signal } from '@preact/signals';

const KEY = 'editor-single-keys';

/** Whether keys of one character do something. Who speaks instead of typing presses them unintentionally. */
export const hasSingleKeys = signal(localStorage.getItem(KEY) !== 'off');

export function allowSingleKeys(isAllowed: boolean): void {
  hasSingleKeys.value = isAllowed;
  localStorage.setItem(KEY, isAllowed ? 'on' : 'off');
}

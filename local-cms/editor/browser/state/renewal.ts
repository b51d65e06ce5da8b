import { signal } from '@preact/signals';

/** Counts how often the page was asked to show itself again. */
export const renewal = signal(0);

/** Counts the changes that began and after which the page will show itself again. */
export const expectation = signal(0);

export function expectRenewal(): void {
  expectation.value += 1;
}

let typing = 0;
let isWaiting = false;

/** Loads the data of the page in the frame again, without a reload of the frame. Waits until nobody types on it. */
export function renewPage(): void {
  if (typing > 0) isWaiting = true;
  else renewal.value += 1;
}

export function startTyping(): void {
  typing += 1;
}

/** Is called when what was typed is saved, because a renewal before that would show the old text. */
export function endTyping(): void {
  typing -= 1;
  if (typing > 0 || !isWaiting) return;
  isWaiting = false;
  renewPage();
}

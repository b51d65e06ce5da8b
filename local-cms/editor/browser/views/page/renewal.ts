import { signal } from '@preact/signals';

/** Counts how often the page was asked to show itself again. */
export const renewal = signal(0);

/** Loads the data of the page in the frame again, without a reload of the frame. */
export function renewPage(): void {
  renewal.value += 1;
}

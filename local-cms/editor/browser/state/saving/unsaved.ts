import { signal } from '@preact/signals';

/** How many items have changes that are typed and not saved yet, and how many have some that were refused. */
export const waiting = signal(0);
export const refused = signal(0);

/** How many values were typed while their items could not be loaded. */
export const late = signal(0);

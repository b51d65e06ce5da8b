import { computed, signal } from '@preact/signals';

/** How many items have changes that are typed and not saved yet, and how many have some that were refused. */
export const waiting = signal(0);
export const refused = signal(0);

/** How many values were typed into items that are being read, and into items that could not be read. */
export const reading = signal(0);
export const unread = signal(0);

/** Whether something that is typed will be saved soon. */
export const isSaving = computed(() => waiting.value + reading.value > 0);

/** Whether something that is typed is not saved because of a problem. */
export const isStuck = computed(() => refused.value + unread.value > 0);

import { computed, effect, signal } from '@preact/signals';
import { isSaving } from '../saving/unsaved.ts';

/** Counts how often the page was asked to show itself again. */
export const renewal = signal(0);

/** The audience for which the page will probably be renewed next; null is the present one. */
export const expectation = signal<{ audience: string | null } | null>(null);

export function prepareRenewal(audience: string | null = null): void {
  expectation.value = { audience };
}

const isDue = signal(false);

/** Loads the data of the page in the frame again, without a reload of the frame. Waits for what is typed to be saved. */
export function renewPage(): void {
  isDue.value = true;
}

/** The rich text that is open on the page, or null. A renewal would close it. */
export const openRichText = signal<string | null>(null);

export function closeRichText(richText: string): void {
  if (openRichText.value === richText) openRichText.value = null;
}

/** Whether the page will be renewed as soon as what is typed is saved. */
export const isRenewalNear = computed(() => isDue.value && openRichText.value === null);

effect(() => {
  if (!isDue.value || isSaving.value || openRichText.value !== null) return;
  isDue.value = false;
  renewal.value = renewal.peek() + 1;
});

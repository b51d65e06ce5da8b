import { effect, signal } from '@preact/signals';
import { isSaving } from '../saving/unsaved.ts';

/** Counts how often the page was asked to show itself again. */
export const renewal = signal(0);

/** What will probably make the page show itself again, to the present audience if it names none. */
export const expectation = signal<{ audience: string | null } | null>(null);

export function expectRenewal(audience: string | null = null): void {
  expectation.value = { audience };
}

const isDue = signal(false);

/** Loads the data of the page in the frame again, without a reload of the frame. Waits for what is typed to be saved. */
export function renewPage(): void {
  isDue.value = true;
}

/** The rich text that is open on the page, or nothing: a renewal would close it. */
const held = signal('');

export function holdRenewal(richText: string): void {
  held.value = richText;
}

export function releaseRenewal(richText: string): void {
  if (held.value === richText) held.value = '';
}

effect(() => {
  if (!isDue.value || isSaving.value || held.value !== '') return;
  isDue.value = false;
  renewal.value = renewal.peek() + 1;
});

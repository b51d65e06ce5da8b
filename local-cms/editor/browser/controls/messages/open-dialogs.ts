import { computed, signal } from '@preact/signals';

const openDialogs = signal<readonly string[]>([]);

/** The id of the dialog that lies on all others; empty if none is open. */
export const topDialog = computed(() => openDialogs.value.at(-1) ?? '');

/** Notes that a dialog is open. Returns a function that notes that it is closed. */
export function noteDialog(id: string): () => void {
  openDialogs.value = [...openDialogs.value, id];
  return () => {
    openDialogs.value = openDialogs.value.filter((other) => other !== id);
  };
}

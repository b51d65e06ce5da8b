import { signal } from '@preact/signals';

const KEY = 'editor-tour';

/** The open step of the tour; null closes it. It is open at the first visit. */
export const tourStep = signal<number | null>(localStorage.getItem(KEY) === 'done' ? null : 0);

export function goInTour(step: number | null): void {
  tourStep.value = step;
  if (step === null) localStorage.setItem(KEY, 'done');
}

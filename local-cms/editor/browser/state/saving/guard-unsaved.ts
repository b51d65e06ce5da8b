import { hasUnsaved } from './changes.ts';
import { saveAll } from './save-all.ts';

/** Saves before the window is left, and lets the browser ask while something is not saved. */
export function guardUnsaved(): void {
  window.addEventListener('beforeunload', (event) => {
    if (!hasUnsaved.value) return;
    saveAll();
    event.preventDefault();
  });
}

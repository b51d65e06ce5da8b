import { saveAll } from '../state/items.ts';
import { redo, undo } from '../state/undo.ts';

type Press = { key: string; hasControl: boolean; hasShift: boolean };

type Shortcut = Press & { label: string; run: () => void };

/** The keys of the editor, which the help sheet lists. Single letters would be in the way of typing. */
const shortcuts: readonly Shortcut[] = [
  { key: 'z', hasControl: true, hasShift: false, label: 'Undo', run: undo },
  { key: 'z', hasControl: true, hasShift: true, label: 'Redo', run: redo },
  { key: 'y', hasControl: true, hasShift: false, label: 'Redo', run: redo },
  { key: 's', hasControl: true, hasShift: false, label: 'Save now', run: saveAll },
];

/** Runs the shortcut of a key that was pressed here or on the page. Returns whether there is one. */
export function pressKey({ key, hasControl, hasShift }: Press): boolean {
  const found = shortcuts.find(
    (one) => one.key === key && one.hasControl === hasControl && (one.hasShift === hasShift || key === '?'),
  );
  found?.run();
  return found !== undefined;
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, [contenteditable]');

/** In a text field, undo and redo are those of the browser, and a character is a character. */
export function listenForShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const hasControl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isText(event.target) && !(hasControl && key === 's')) return;
    if (pressKey({ key, hasControl, hasShift: event.shiftKey })) event.preventDefault();
  });
}

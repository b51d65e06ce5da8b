import { openHelp } from '../state/help.ts';
import { typeInSelected } from '../state/page/begin-typing.ts';
import { duplicate } from '../state/page/structure-changes.ts';
import { saveAll } from '../state/saving/save-all.ts';
import { redo, undo } from '../state/saving/undo.ts';
import { hasSingleKeys } from '../state/single-keys.ts';
import {
  move,
  openPicker,
  removeSelected,
  selectParent,
  withSelected,
} from '../views/page/structure/keys.ts';
import { focusNextRegion } from './focus-regions.ts';

type Press = { key: string; hasControl: boolean; hasShift: boolean; hasAlt: boolean };

type Shortcut = Partial<Press> & { key: string; label: string; run: () => void };

/** The keys of the editor, which the help sheet lists. None of them means anything while a text is typed. */
export const shortcuts: readonly Shortcut[] = [
  { key: 'z', hasControl: true, label: 'Undo', run: undo },
  { key: 'z', hasControl: true, hasShift: true, label: 'Redo', run: redo },
  { key: 'enter', label: 'Type in the selected part, from the outline or the page', run: typeInSelected },
  { key: 'f2', label: 'Type in the selected part, from anywhere', run: typeInSelected },
  { key: 's', hasControl: true, label: 'Save now', run: saveAll },
  { key: 'y', hasControl: true, label: 'Redo', run: redo },
  { key: 'a', label: 'Add a component', run: openPicker },
  { key: 'd', hasControl: true, label: 'Duplicate the selected part', run: withSelected(duplicate) },
  { key: 'delete', label: 'Delete the selected part', run: removeSelected },
  { key: 'escape', label: 'Select the part around it', run: selectParent },
  { key: 'arrowup', hasAlt: true, label: 'Move the selected part up', run: () => move('up') },
  { key: 'arrowdown', hasAlt: true, label: 'Move the selected part down', run: () => move('down') },
  { key: 'arrowright', hasAlt: true, label: 'Move it into the part above', run: () => move('in') },
  { key: 'arrowleft', hasAlt: true, label: 'Move it out of the part around it', run: () => move('out') },
  { key: 'f6', label: 'Next part of the window', run: () => focusNextRegion(1) },
  { key: 'f6', hasShift: true, label: 'Part of the window before', run: () => focusNextRegion(-1) },
  { key: '?', hasShift: true, label: 'This list', run: openHelp },
];

const isSingle = ({ key, hasControl, hasAlt }: Press): boolean => key.length === 1 && !hasControl && !hasAlt;

/** Runs the shortcut of a key that was pressed here or on the page. Returns whether there is one. */
export function pressKey(press: Press): boolean {
  if (isSingle(press) && !hasSingleKeys.value) return false;
  const found = shortcuts.find(
    ({ key, hasControl = false, hasShift = false, hasAlt = false }) =>
      key === press.key &&
      hasControl === press.hasControl &&
      hasAlt === press.hasAlt &&
      (hasShift === press.hasShift || key === '?'),
  );
  found?.run();
  return found !== undefined;
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** Escape closes these first. While a dialog is open, no key means anything behind it. */
const isInDialog = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('[popover]') !== null);

/** In a text field, undo and redo are those of the browser, and a character is a character. */
function isTaken(event: KeyboardEvent, key: string, hasControl: boolean): boolean {
  if (event.defaultPrevented || isInDialog(event.target)) return true;
  if (isText(event.target) && !(hasControl && key === 's') && !['f2', 'f6'].includes(key)) return true;
  // What is selected after a deletion was not meant.
  if (key === 'delete' && event.repeat) return true;
  // It presses what has the focus.
  return key === 'enter' && event.target !== document.body;
}

export function listenForShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const hasControl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isTaken(event, key, hasControl)) return;
    if (pressKey({ key, hasControl, hasShift: event.shiftKey, hasAlt: event.altKey })) event.preventDefault();
  });
}

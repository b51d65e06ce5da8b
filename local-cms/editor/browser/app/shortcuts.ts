import { openHelp } from '../state/help.ts';
import { typeInSelected } from '../state/page/begin-typing.ts';
import { duplicate } from '../state/page/structure-changes.ts';
import { place } from '../state/place/place.ts';
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

/**
 * Where a key means something: anywhere, while the page is shown, or for the selected part, which also needs the focus at
 * the page, its outline or its toolbar.
 */
type Where = 'anywhere' | 'page' | 'part';

type Shortcut = Partial<Press> & { key: string; where: Where; label: string; run: () => void };

/** The keys of the editor, which the help sheet lists. None of them means anything while a text is typed. */
export const shortcuts: readonly Shortcut[] = [
  { key: 'z', hasControl: true, where: 'anywhere', label: 'Undo', run: undo },
  { key: 'z', hasControl: true, hasShift: true, where: 'anywhere', label: 'Redo', run: redo },
  { key: 'y', hasControl: true, where: 'anywhere', label: 'Redo', run: redo },
  { key: 's', hasControl: true, where: 'anywhere', label: 'Save now', run: saveAll },
  { key: 'f6', where: 'anywhere', label: 'Next part of the window', run: () => focusNextRegion(1) },
  {
    key: 'f6',
    hasShift: true,
    where: 'anywhere',
    label: 'Part of the window before',
    run: () => focusNextRegion(-1),
  },
  { key: '?', hasShift: true, where: 'anywhere', label: 'This list', run: openHelp },
  { key: 'f2', where: 'page', label: 'Type in the selected part', run: typeInSelected },
  { key: 'a', where: 'page', label: 'Add a component, but not in a tree', run: openPicker },
  { key: 'enter', where: 'part', label: 'Type in the selected part', run: typeInSelected },
  { key: 'escape', where: 'part', label: 'Select the part around it', run: selectParent },
  {
    key: 'd',
    hasControl: true,
    where: 'part',
    label: 'Duplicate the selected part',
    run: withSelected(duplicate),
  },
  { key: 'delete', where: 'part', label: 'Delete the selected part', run: removeSelected },
  { key: 'arrowup', hasAlt: true, where: 'part', label: 'Move it up', run: () => move('up') },
  { key: 'arrowdown', hasAlt: true, where: 'part', label: 'Move it down', run: () => move('down') },
  {
    key: 'arrowright',
    hasAlt: true,
    where: 'part',
    label: 'Move it into the part above',
    run: () => move('in'),
  },
  {
    key: 'arrowleft',
    hasAlt: true,
    where: 'part',
    label: 'Move it out of the part around it',
    run: () => move('out'),
  },
];

const isSingle = ({ key, hasControl, hasAlt }: Press): boolean => key.length === 1 && !hasControl && !hasAlt;

const isMeant = (where: Where, isAtPart: boolean): boolean =>
  where === 'anywhere' || (place.value.view === '' && (where === 'page' || isAtPart));

/** Runs the shortcut of a key that was pressed here or on the page. Returns whether there is one. */
export function pressKey(press: Press, isAtPart = true): boolean {
  if (isSingle(press) && !hasSingleKeys.value) return false;
  const found = shortcuts.find(
    ({ key, where, hasControl = false, hasShift = false, hasAlt = false }) =>
      key === press.key &&
      isMeant(where, isAtPart) &&
      hasControl === press.hasControl &&
      hasAlt === press.hasAlt &&
      (hasShift === press.hasShift || key === '?'),
  );
  found?.run();
  return found !== undefined;
}

const WITHOUT_TEXT = ['checkbox', 'radio', 'range', 'button', 'file'].map((type) => `[type=${type}]`);

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.matches(selector);

const isText = (target: EventTarget | null): boolean =>
  isIn(target, `input:not(${WITHOUT_TEXT}), textarea, [contenteditable]`);

/** Where the keys of a part cannot be meant for anything else. */
const isAtPart = (target: EventTarget | null): boolean => isIn(target, 'body, main, #outline *, .overlay *');

/** Escape closes these first. While a dialog is open, no key means anything behind it. */
const isInDialog = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('[popover]') !== null);

/** In a text field, undo and redo are those of the browser, and a character is a character. */
function isTaken({ defaultPrevented, repeat, target }: KeyboardEvent, press: Press): boolean {
  const { key, hasControl } = press;
  if (defaultPrevented || isInDialog(target)) return true;
  if (isText(target)) return !(hasControl && key === 's') && !['f2', 'f6'].includes(key);
  // A letter chooses what begins with it.
  if (isSingle(press) && isIn(target, 'select')) return true;
  // What is selected after a deletion was not meant.
  if (key === 'delete' && repeat) return true;
  // It presses what has the focus.
  return key === 'enter' && !isIn(target, 'body, main');
}

export function listenForShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, shiftKey: hasShift, altKey: hasAlt } = event;
    const press = { key: event.key.toLowerCase(), hasControl: ctrlKey || metaKey, hasShift, hasAlt };
    if (!isTaken(event, press) && pressKey(press, isAtPart(event.target))) event.preventDefault();
  });
}

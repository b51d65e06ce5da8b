/** @jsxImportSource preact */
import './help.css';
import { Dialog } from '../controls/dialog/Dialog.tsx';
import { Tick } from '../controls/Tick.tsx';
import { isHelpOpen } from '../state/help.ts';
import { allowSingleKeys, hasSingleKeys } from '../state/single-keys.ts';
import { goInTour } from '../state/tour.ts';
import { shortcuts } from './shortcuts.ts';

const HINTS: readonly [string, string][] = [
  ['Click a text on the page', 'Type there. It is saved when you pause.'],
  ['Escape, or Enter in a single line', 'Ends typing.'],
  ['Tab, or Shift and Tab, while you type', 'Goes to the next text of the page, or back.'],
  ['Ctrl and B, I or K in a rich text', 'Makes bold or italic text, or a link.'],
  ['Alt and F10 in a rich text', 'Goes to its buttons.'],
  ['Arrow keys, Home and End in a tree', 'Go through it. → opens a row, ← closes it.'],
  ['Letters in a tree', 'Go to the next name that begins with them.'],
  ['Enter in the tree of pages', 'Opens the page.'],
  ['F2, or Delete, in the tree of pages', 'Asks for another address of the page, or deletes it.'],
  ['Alt and an arrow in the tree of pages', 'Moves the page.'],
  ['Shift and F10, or the menu key, in the tree of pages', 'Opens the menu of the page.'],
  ['The outline and the panel at the right', 'Do everything that the mouse does on the page.'],
  ['Arrow keys, Home and End in the tabs at the right', 'Open another tab.'],
  ['The address of this window', 'Is a link to exactly what you see. Send it to others.'],
];

const NAMES: Readonly<Partial<Record<string, string>>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowright: '→',
  arrowleft: '←',
  delete: 'Delete',
  escape: 'Escape',
  enter: 'Enter',
};

const toKeys = ({ key, hasControl, hasShift, hasAlt }: (typeof shortcuts)[number]): string =>
  [hasControl && 'Ctrl', hasAlt && 'Alt', hasShift && key !== '?' && 'Shift', NAMES[key] ?? key.toUpperCase()]
    .filter(Boolean)
    .join(' + ');

/** The keys of the editor, and how it is meant. */
export function Help() {
  if (!isHelpOpen.value) return null;
  const close = () => {
    isHelpOpen.value = false;
  };
  return (
    <Dialog title="Keys and hints" isText onClose={close}>
      <dl class="help">
        {shortcuts.map((shortcut) => (
          <div key={toKeys(shortcut)}>
            <dt>
              <kbd>{toKeys(shortcut)}</kbd>
            </dt>
            <dd>{shortcut.label}</dd>
          </div>
        ))}
        {HINTS.map(([what, hint]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{hint}</dd>
          </div>
        ))}
      </dl>
      <Tick
        label="Use keys of one character, such as A and ?"
        isOn={hasSingleKeys.value}
        onChange={allowSingleKeys}
      />
      <div class="dialog-actions">
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            goInTour(0);
          }}
        >
          Show the tour again
        </button>
      </div>
    </Dialog>
  );
}

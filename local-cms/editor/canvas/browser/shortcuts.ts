import type { Channel } from './channel.ts';
import type { FieldEditing } from './fields/field-editing.ts';
import { readState } from './refresh.ts';

/** The keys of the editor, which it knows nothing of while the focus is in the page. */
const OWN_KEYS = ['z', 'y', 's', 'd'];

/** Single keys mean something where nothing can be typed. */
const SINGLE_KEYS = ['?', 'escape', 'delete', 'a'];

/** While a text is edited, undo and redo are those of the text. */
const TEXT_KEYS = ['z', 'y', 'd'];

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function isCommand(event: KeyboardEvent, kind: ReturnType<FieldEditing['findKind']>): boolean {
  const key = event.key.toLowerCase();
  // What is selected after a deletion was not meant.
  if (event.repeat && key === 'delete') return false;
  if (key === 'f6') return true;
  if (key === 'f2') return !kind;
  // On a link or a button it is a click.
  if (key === 'enter') return event.target === document.body && !event.ctrlKey && !event.metaKey;
  if (event.altKey) return key.startsWith('arrow') && !kind;
  if (event.ctrlKey || event.metaKey) return OWN_KEYS.includes(key) && !(kind && TEXT_KEYS.includes(key));
  return !isEditable(event.target) && SINGLE_KEYS.includes(key);
}

/** Passes the editor's shortcuts on, and keeps the page's own from being triggered by typing. */
export function listenForKeys(channel: Channel, typing: FieldEditing): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (readState() !== 'edit') return;
      const kind = typing.findKind(event.target);
      if (kind === 'text') event.stopImmediatePropagation();
      if (typing.press(event)) return;
      if (!isCommand(event, kind)) return;
      const key = event.key.toLowerCase();
      const hasControl = event.ctrlKey || event.metaKey;
      event.preventDefault();
      channel.send('key', { key, hasControl, hasShift: event.shiftKey, hasAlt: event.altKey });
    },
    true,
  );
}

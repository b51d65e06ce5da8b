import type { createChannel } from './channel.ts';
import type { createTextEditing } from './fields/text-editing.ts';
import { readState } from './refresh.ts';

type Channel = ReturnType<typeof createChannel>;

type Typing = ReturnType<typeof createTextEditing>;

/** The keys of the editor, which it knows nothing of while the focus is in the page. */
const OWN_KEYS = ['z', 'y', 's', 'k'];

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Passes the editor's shortcuts on, and keeps the page's own from being triggered by typing. */
export function listenForKeys(channel: Channel, typing: Typing): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (readState() !== 'edit') return;
      const isTyping = typing.isIn(event.target);
      if (isTyping) event.stopImmediatePropagation();
      if (typing.press(event)) return;
      const key = event.key.toLowerCase();
      const hasControl = event.ctrlKey || event.metaKey;
      // While a text is typed, undo and redo are those of the browser.
      const isOwn = hasControl ? OWN_KEYS.includes(key) && !(isTyping && 'zy'.includes(key)) : false;
      const isAlone =
        !hasControl && !isEditable(event.target) && ['?', 'Escape', 'Delete'].includes(event.key);
      if (!isOwn && !isAlone) return;
      event.preventDefault();
      channel.send('key', { key, hasControl, hasShift: event.shiftKey });
    },
    true,
  );
}

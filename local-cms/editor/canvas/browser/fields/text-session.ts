import { toLabel } from '../../../browser/panels/fields/to-label.ts';
import type { Channel } from '../channel.ts';
import type { ChromeNode } from '../read-chromes.ts';
import { setCaretAt } from './caret.ts';
import { listen, makeEditable, makeReadOnly } from './editable.ts';
import { HINT } from './empty-fields.ts';
import { type FieldName, isSameField, toFieldName } from './field-name.ts';
import type { Point } from './point.ts';
import type { TextHost } from './text-host.ts';
import { markAsTextbox } from './textbox-role.ts';

/** A text that is being typed. */
export type Session = { node: ChromeNode; host: TextHost; stopListening: () => void; unmark: () => void };

/** The editor saves a text this long after the last key at the earliest. */
const SAVED_AFTER_MS = 400;

type SessionParts = {
  channel: Channel;
  /** Is called before each edit, which it can prevent. */
  onEdit: (event: InputEvent) => void;
  onInput: (name: FieldName, text: string) => void;
  onEnd: () => void;
  /** Is called when the text loses the focus, also because the site removes its element. */
  onBlur: () => void;
  /** Goes to the next or the former text. Returns false if there is none. */
  onTab: (node: ChromeNode, isBack: boolean) => boolean;
};

/** Tells the editor of the text that is being typed: that it began, each new state, and its end. */
export function createTextSession({ channel, onEdit, onInput, onEnd, onBlur, onTab }: SessionParts) {
  let session: Session | null = null;
  let lastInput = -Infinity;
  const send = (name: string, { node }: Session, value: string) =>
    channel.send(name, { ...toFieldName(node), value });
  const read = (): string => session?.host.read() ?? '';
  const input = (text: string) => {
    if (!session) return;
    lastInput = performance.now();
    send('input', session, text);
    onInput(toFieldName(session.node), text);
  };
  /** The editor gives the focus back to where the typing has begun. */
  const leave = () => {
    onEnd();
    channel.send('left');
  };
  const start = (node: ChromeNode, host: TextHost): Session => {
    const { element } = host;
    const stopListening = listen(element, { onEdit, onInput: () => input(read()), onBlur });
    const label = toLabel(node.title ?? '');
    const unmark = markAsTextbox(element, { label, isMultiline: host.isMultiline });
    return { node, host, stopListening, unmark };
  };
  return {
    get current(): Session | null {
      return session;
    },
    read,
    input,
    isIn: (target: EventTarget | null): boolean =>
      target instanceof Node && session?.host.element.contains(target) === true,
    isAtOneOf(names: readonly FieldName[]): boolean {
      const own = session && toFieldName(session.node);
      return own !== null && names.some((name) => isSameField(name, own));
    },
    /** Whether the editor cannot have saved the last key yet. */
    isFresh: (): boolean => performance.now() - lastInput < SAVED_AFTER_MS,
    /** Handles a key. Returns whether it was one of the editor's own. */
    press(event: KeyboardEvent): boolean {
      if (!session || event.isComposing) return false;
      if (event.key === 'Tab' && onTab(session.node, event.shiftKey)) event.preventDefault();
      else return press(event, session.host, leave);
      return true;
    },
    begin(node: ChromeNode, host: TextHost, point: Point | null): void {
      const { element } = host;
      session = start(node, host);
      if (node.isEmpty && host.read() === HINT) element.textContent = '';
      makeEditable(element);
      setCaretAt(element, point);
      send('began', session, host.read());
    },
    /** Goes on in what is now the place of the text on the page, which can be another element. */
    move(node: ChromeNode, host: TextHost): void {
      if (!session) return;
      if (host.element === session.host.element) {
        session = { ...session, node, host };
        return;
      }
      session.stopListening();
      session.unmark();
      session = start(node, host);
      makeEditable(host.element);
    },
    /** Returns what has ended. */
    end(text: string): Session | null {
      const ended = session;
      session = null;
      if (!ended) return null;
      ended.stopListening();
      ended.unmark();
      makeReadOnly(ended.host.element);
      ended.host.element.blur();
      send('ended', ended, text);
      return ended;
    },
  };
}

function press(event: KeyboardEvent, { element, isMultiline }: TextHost, onEnd: () => void): boolean {
  const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !isMultiline);
  // In a button or a summary the space bar would press it.
  const isPress = event.key === ' ' && element.closest('button, summary') !== null;
  if (isEnd) onEnd();
  else if (isPress) document.execCommand('insertText', false, ' ');
  else return false;
  event.preventDefault();
  return true;
}

import { toId } from '../../../browser/state/ids.ts';
import type { Channel } from '../channel.ts';
import { type ChromeNode, listNodes } from '../read-chromes.ts';
import { type Caret, readCaret, setCaret, setCaretAt } from './caret.ts';
import { type FieldName, toFieldName } from './field-name.ts';
import { createHostStore } from './host-store.ts';
import { createLateTyping } from './late-typing.ts';
import type { Point } from './point.ts';
import { createTextHost, type TextHost } from './text-host.ts';

type Session = { node: ChromeNode; host: TextHost; stopListening: () => void };

const STYLE =
  '[contenteditable]:focus { outline: 2px solid #3154d3; outline-offset: 3px; border-radius: 2px; cursor: text }' +
  // An empty text has a width, so that it can be seen and clicked.
  '[contenteditable]:empty { display: inline-block; min-width: 8ch; min-height: 1lh }';

/** A field can be at several places of a page. */
const listPlaces = (root: ChromeNode, name: FieldName): ChromeNode[] =>
  [...listNodes(root)].filter((node) => {
    const { item, field } = toFieldName(node);
    return node.type === 'field' && item === toId(name.item) && field === name.field;
  });

export type Held = { name: FieldName; text: string; caret: Caret };

const toHeld = ({ node, host }: Session): Held => ({
  name: toFieldName(node),
  text: host.read(),
  caret: readCaret(host.element),
});

/** Types texts where they are on the page. The editor saves what it is told. */
export function createTextEditing(channel: Channel, getRoot: () => ChromeNode) {
  const hosts = createHostStore(createTextHost);
  let session: Session | null = null;
  let isAllowed = false;
  const lateTyping = createLateTyping();

  const sendField = (name: string, { node }: Session, value: string) =>
    channel.send(name, { ...toFieldName(node), value });

  const show = (name: FieldName, value: string) => {
    for (const node of listPlaces(getRoot(), name))
      if (session?.node.open !== node.open) hosts.open(node)?.write(value);
  };

  const takeInput = () => {
    if (!session) return;
    const text = session.host.read();
    sendField('input', session, text);
    show(toFieldName(session.node), text);
  };

  const endWith = (text: string) => {
    if (!session) return;
    const ended = session;
    session = null;
    const { element } = ended.host;
    ended.stopListening();
    makeReadOnly(element);
    element.blur();
    sendField('ended', ended, text);
  };
  const end = () => endWith(session?.host.read() ?? '');

  return {
    style: STYLE,
    end,
    /** Older versions and recorded sites cannot be changed. */
    allow(isNowAllowed: boolean): void {
      isAllowed = isNowAllowed;
      if (!isAllowed) end();
    },
    isIn: (target: EventTarget | null): boolean =>
      session !== null && target instanceof Node && session.host.element.contains(target),
    /** Puts the caret into the field. Returns whether its text can be typed in its place. */
    begin(node: ChromeNode, point: Point | null): boolean {
      if (session?.node.open === node.open) return true;
      end();
      const host = isAllowed ? hosts.open(node) : null;
      if (!host) return false;
      const { element } = host;
      const stopListening = listen(element, { keep: lateTyping.keep, takeInput, end });
      session = { node, host, stopListening };
      if (node.isEmpty) element.textContent = '';
      makeEditable(element);
      setCaretAt(element, point);
      sendField('began', session, host.read());
      return true;
    },
    /** Shows what is typed elsewhere. */
    show,
    /** Puts the site's own nodes back. The page must be updated at once, or it shows old texts. */
    release(): Held | null {
      const held = session && toHeld(session);
      if (session) lateTyping.start();
      hosts.releaseAll();
      return held;
    },
    read: (): string => session?.host.read() ?? '',
    /** Goes on typing in the updated page. What was typed since `before` was read is kept. */
    resume(held: Held | null, before: string): void {
      const late = lateTyping.stop();
      if (!held || !session) return;
      const { element } = session.host;
      const again = listPlaces(getRoot(), held.name)
        .map((node) => ({ node, host: hosts.open(node) }))
        .find(({ host }) => host?.element === element);
      // The text is no longer on the page as it was typed.
      if (!again?.host) {
        endWith(held.text);
        return;
      }
      const { node, host } = again;
      session = { ...session, node, host };
      if (held.text !== before) host.write(held.text);
      setCaret(element, held.caret);
      if (late) document.execCommand('insertText', false, late);
    },
    /** Handles a key while a text is typed. Returns whether it was one of the editor's own. */
    press: (event: KeyboardEvent): boolean => session !== null && press(event, session.host, end),
  };
}

type Handlers = { keep: (event: InputEvent) => void; takeInput: () => void; end: () => void };

/** Returns a function that ends it. */
function listen(element: HTMLElement, { keep, takeInput, end }: Handlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('beforeinput', keep, { signal });
  element.addEventListener('input', takeInput, { signal });
  element.addEventListener('blur', end, { signal });
  return () => listening.abort();
}

function makeEditable(element: HTMLElement): void {
  element.contentEditable = 'plaintext-only';
  element.style.whiteSpace = 'pre-wrap';
  element.focus({ preventScroll: true });
}

function makeReadOnly(element: HTMLElement): void {
  element.removeAttribute('contenteditable');
  element.style.whiteSpace = '';
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}

function press(event: KeyboardEvent, { element, isMultiline }: TextHost, end: () => void): boolean {
  if (event.isComposing) return false;
  const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !isMultiline);
  // In a button or a summary the space bar would press it.
  const isPress = event.key === ' ' && element.closest('button, summary') !== null;
  if (isEnd) end();
  else if (isPress) document.execCommand('insertText', false, ' ');
  else return false;
  event.preventDefault();
  return true;
}

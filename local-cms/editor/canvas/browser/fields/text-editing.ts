import type { createChannel } from '../channel.ts';
import { type ChromeNode, listNodes } from '../read-chromes.ts';
import { type FieldName, toFieldName, toId } from './field-name.ts';
import { type Point, setCaret } from './set-caret.ts';
import { createTextHost, type TextHost } from './text-host.ts';

type Channel = ReturnType<typeof createChannel>;

type Session = { node: ChromeNode; host: TextHost };

const STYLE =
  '[contenteditable]:focus { outline: 2px solid #3154d3; outline-offset: 3px; border-radius: 2px; cursor: text }';

/** Types texts where they are on the page. The editor saves what it is told. */
export function createTextEditing(channel: Channel, getRoot: () => ChromeNode) {
  const hosts = new Map<Element, TextHost>();
  let session: Session | null = null;
  let isAllowed = false;

  const openHost = (node: ChromeNode): TextHost | null => {
    if (!node.open) return null;
    const known = hosts.get(node.open);
    if (known?.element.isConnected) return known;
    const host = createTextHost(node);
    if (host) hosts.set(node.open, host);
    return host;
  };

  const sendField = (name: string, { node, host }: Session) =>
    channel.send(name, { ...toFieldName(node), value: host.read() });

  const show = (name: FieldName, value: string) => {
    for (const node of listNodes(getRoot())) {
      const { item, field } = toFieldName(node);
      const isShown = node.type === 'field' && item === toId(name.item) && field === name.field;
      if (isShown && session?.node.open !== node.open) openHost(node)?.write(value);
    }
  };

  const end = () => {
    if (!session) return;
    const ended = session;
    session = null;
    const { element } = ended.host;
    element.removeAttribute('contenteditable');
    element.style.whiteSpace = '';
    if (element.getAttribute('style') === '') element.removeAttribute('style');
    element.blur();
    sendField('ended', ended);
  };

  const takeInput = () => {
    if (!session) return;
    sendField('input', session);
    show(toFieldName(session.node), session.host.read());
  };

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
      if (!isAllowed) return false;
      const host = openHost(node);
      if (!host) return false;
      session = { node, host };
      const { element } = host;
      if (node.isEmpty) element.textContent = '';
      element.contentEditable = 'plaintext-only';
      element.style.whiteSpace = 'pre-wrap';
      element.focus({ preventScroll: true });
      setCaret(element, point);
      element.addEventListener('input', takeInput);
      element.addEventListener('blur', end, { once: true });
      sendField('began', session);
      return true;
    },
    /** Shows what is typed elsewhere. */
    show,
    /** Puts the site's own nodes back. The page must be updated at once, or it shows old texts. */
    release(): void {
      end();
      for (const host of hosts.values()) host.release();
      hosts.clear();
    },
    /** Handles a key while a text is typed. Returns whether it was one of the editor's own. */
    press: (event: KeyboardEvent): boolean => session !== null && press(event, session.host, end),
  };
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

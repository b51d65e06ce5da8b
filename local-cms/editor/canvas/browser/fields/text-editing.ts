import type { Channel } from '../channel.ts';
import { type ChromeNode, listNodes } from '../read-chromes.ts';
import { type Caret, readCaret, setCaret } from './caret.ts';
import { editableStyle } from './editable.ts';
import { type FieldName, isSameField, toFieldName } from './field-name.ts';
import { createHostStore } from './host-store.ts';
import type { Point } from './point.ts';
import { createTextHost, type TextHost } from './text-host.ts';
import { createTextSession, type Session } from './text-session.ts';
import { applyEdits, createTypingBuffer, type Edit } from './typing-buffer.ts';

/** A field can be at several places of a page. */
const listPlaces = (root: ChromeNode, name: FieldName): ChromeNode[] =>
  [...listNodes(root)].filter((node) => node.type === 'field' && isSameField(toFieldName(node), name));

/** What is typed when an update of the page begins. The editor cannot have saved it if it is unsaved. */
export type Before = { text: string; isUnsaved: boolean };

/** What is typed when the site's own nodes are put back for the update. */
export type Held = { session: Session; name: FieldName; text: string; caret: Caret };

const toHeld = (session: Session): Held => ({
  session,
  name: toFieldName(session.node),
  text: session.host.read(),
  caret: readCaret(session.host.element),
});

type Hosts = ReturnType<typeof createHostStore<TextHost>>;

/** Finds the place that shows the same element as before, or one in its place: the first text of a field gets another. */
function findPlace(root: ChromeNode, hosts: Hosts, { name, session }: Held) {
  const places = listPlaces(root, name).map((node) => ({ node, host: hosts.open(node) }));
  const same = places.find(({ host }) => host?.element === session.host.element);
  if (same || session.host.element.isConnected) return same;
  return places.find(({ node }) => node.open === session.node.open) ?? places[0];
}

/** What was typed into a text while it was not on the page. */
function insertEdits({ text, caret }: Held, edits: readonly Edit[]): string | null {
  const inserted = edits.map((edit) => edit.text).join('');
  return inserted ? text.slice(0, caret.start) + inserted + text.slice(caret.end) : null;
}

type Continuation = {
  session: ReturnType<typeof createTextSession>;
  hosts: Hosts;
  root: ChromeNode;
  held: Held;
  before: Before;
  edits: readonly Edit[];
  /** Whether the text has lost the focus during the update. */
  isBlurred: boolean;
};

/** Goes on typing after an update. Returns the text with which typing ends, or null if it goes on. */
function continueTyping({
  session,
  hosts,
  root,
  held,
  before,
  edits,
  isBlurred,
}: Continuation): string | null {
  const { text, caret } = held;
  const { element } = held.session.host;
  if (session.current !== held.session) return null;
  // An element that was removed leaves the focus nowhere.
  const isLeft = isBlurred && (element.isConnected || document.activeElement !== document.body);
  const again = isLeft ? undefined : findPlace(root, hosts, held);
  if (!again?.host) {
    const now = insertEdits(held, edits);
    if (now !== null) session.input(now);
    return text;
  }
  session.move(again.node, again.host);
  if (before.isUnsaved || text !== before.text) again.host.write(text);
  setCaret(again.host.element, caret);
  applyEdits(edits);
  return null;
}

type TextEditingParts = {
  channel: Channel;
  getRoot: () => ChromeNode;
  onTab: (node: ChromeNode, isBack: boolean) => boolean;
};

/** Types texts where they are on the page. The editor saves what it is told. */
export function createTextEditing({ channel, getRoot, onTab }: TextEditingParts) {
  const hosts = createHostStore(createTextHost);
  const buffer = createTypingBuffer();
  let isAllowed = false;
  let isUpdating = false;
  let isBlurred = false;
  /** What somebody wants to do next, if the page is being updated. */
  let next: (() => void)[] = [];

  const show = (name: FieldName, value: string) => {
    // The editor shows everything that is not saved again after the update.
    if (isUpdating) return;
    for (const node of listPlaces(getRoot(), name))
      if (session.current?.node.open !== node.open) hosts.open(node)?.write(value);
  };

  const endWith = (text: string) => {
    const ended = session.end(text);
    // The name of an empty field is seen again.
    if (ended?.node.isEmpty && text === '' && !isUpdating) hosts.release(ended.host);
  };
  const end = () => endWith(session.read());

  const session = createTextSession({
    channel,
    onEdit: buffer.keep,
    onInput: show,
    onEnd: end,
    // During an update, the site can have removed the element.
    onBlur: () => {
      if (isUpdating) isBlurred = true;
      else end();
    },
    onTab(node, isBack) {
      if (!isUpdating) return onTab(node, isBack);
      next = [() => session.current && onTab(session.current.node, isBack)];
      return true;
    },
  });

  const begin = (node: ChromeNode, point: Point | null): void => {
    if (session.current?.node.open === node.open) return;
    end();
    const host = isAllowed && !isUpdating ? hosts.open(node) : null;
    const name = toFieldName(node);
    if (host) session.begin(node, host, point);
    else if (isUpdating) next = [() => beginAt(name, point)];
  };

  const beginAt = (name: FieldName, point: Point | null): void => {
    const [place] = listPlaces(getRoot(), name);
    if (place) begin(place, point);
  };

  return {
    style: editableStyle,
    end,
    /** Older versions and recorded sites cannot be changed. */
    allow(isNowAllowed: boolean): void {
      isAllowed = isNowAllowed;
      if (!isAllowed) end();
    },
    isIn: session.isIn,
    /** Puts the caret into the field, if its text can be typed in its place. */
    begin,
    /** Shows what is typed elsewhere. */
    show,
    /** Is called when an update of the page begins. `unsaved` are the fields that the editor has not saved. */
    look: (unsaved: readonly FieldName[]): Before => ({
      text: session.read(),
      isUnsaved: session.isFresh() || session.isAtOneOf(unsaved),
    }),
    /** Puts the site's own nodes back. The page must be updated at once, or it shows old texts. */
    release(): Held | null {
      isUpdating = true;
      isBlurred = false;
      const held = session.current && toHeld(session.current);
      if (held) buffer.start();
      hosts.releaseAll();
      return held;
    },
    /** Is called after the update. Typing goes on, with what is not saved or was typed during the update. */
    resume(held: Held | null, before: Before): void {
      isUpdating = false;
      const edits = held ? buffer.stop() : [];
      const root = getRoot();
      const ended = held && continueTyping({ session, hosts, root, held, before, edits, isBlurred });
      if (ended !== null) endWith(ended);
      for (const goOn of next.splice(0)) goOn();
    },
    /** Handles a key while a text is typed. Returns whether it was one of the editor's own. */
    press: session.press,
  };
}

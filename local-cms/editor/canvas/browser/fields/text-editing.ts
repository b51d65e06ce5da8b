import type { Channel } from '../channel.ts';
import { type ChromeNode, listNodes } from '../read-chromes.ts';
import { type Caret, readCaret, setCaret } from './caret.ts';
import { editableStyle } from './editable.ts';
import { type FieldName, isSameField, toFieldName } from './field-name.ts';
import { createHostStore } from './host-store.ts';
import type { Point } from './point.ts';
import { createTextHost, type TextHost } from './text-host.ts';
import { createTextSession, type Session } from './text-session.ts';
import { applyEdits, createTypingBuffer } from './typing-buffer.ts';

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

/** Finds the place that shows the same element as before. */
const findPlace = (root: ChromeNode, hosts: Hosts, { name, session }: Held) =>
  listPlaces(root, name)
    .map((node) => ({ node, host: hosts.open(node) }))
    .find(({ host }) => host?.element === session.host.element);

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
  /** The text that was clicked during an update. */
  let next: { name: FieldName; point: Point | null } | null = null;

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
    onTab,
  });

  const begin = (node: ChromeNode, point: Point | null): void => {
    if (session.current?.node.open === node.open) return;
    end();
    const host = isAllowed && !isUpdating ? hosts.open(node) : null;
    if (host) session.begin(node, host, point);
    else if (isUpdating) next = { name: toFieldName(node), point };
  };

  const continueTyping = (held: Held, before: Before) => {
    const { text, caret } = held;
    const edits = buffer.stop();
    // Somebody has left the text during the update.
    if (session.current !== held.session) return;
    const again = findPlace(getRoot(), hosts, held);
    if (!again?.host) {
      const inserted = edits.map((edit) => edit.text).join('');
      if (inserted) session.input(text.slice(0, caret.start) + inserted + text.slice(caret.end));
      return endWith(text);
    }
    session.move(again.node, again.host);
    if (before.isUnsaved || text !== before.text) again.host.write(text);
    setCaret(again.host.element, caret);
    applyEdits(edits);
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
      const held = session.current && toHeld(session.current);
      if (held) buffer.start();
      hosts.releaseAll();
      return held;
    },
    /** Is called after the update. Typing goes on, with what is not saved or was typed during the update. */
    resume(held: Held | null, before: Before): void {
      isUpdating = false;
      if (held) continueTyping(held, before);
      const [place] = next ? listPlaces(getRoot(), next.name) : [];
      if (next && place) begin(place, next.point);
      next = null;
    },
    /** Handles a key while a text is typed. Returns whether it was one of the editor's own. */
    press: session.press,
  };
}

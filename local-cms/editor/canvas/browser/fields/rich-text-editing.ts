import { cleanHtml } from '../../../rich-text/browser/clean-html.ts';
import { loadRichText } from '../../../rich-text/browser/load-library.ts';
import { type Picture, showMedia } from '../../../rich-text/browser/show-media.ts';
import type { Channel } from '../channel.ts';
import { measureTexts } from '../measure.ts';
import { type ChromeNode, listNodes } from '../read-chromes.ts';
import { setCaretAt } from './caret.ts';
import { type FieldName, isSameField, toFieldName } from './field-name.ts';
import { createHostStore } from './host-store.ts';
import type { Point } from './point.ts';
import { createRichTextHost } from './rich-text-host.ts';
import { type RichTextSession, type RichTextSource, startRichText } from './rich-text-session.ts';

type Wanted = {
  node: ChromeNode;
  point: Point | null;
  /** What had the focus of the page. */
  focused: Element | null;
};

/** Whether somebody has gone to the panels of the editor, or to another part of the page. */
const isLeft = ({ focused }: Wanted): boolean => {
  const { activeElement, body } = document;
  return !document.hasFocus() || (activeElement !== focused && activeElement !== body);
};

/** Edits rich texts where they are on the page. The library is loaded when the first one is. */
export function createRichTextEditing(channel: Channel, origin: string, getRoot: () => ChromeNode) {
  let wanted: Wanted | null = null;
  /** What was wanted when an update of the page began, whose nodes are others afterwards. */
  let wantedBefore: Wanted | null = null;
  let session: RichTextSession | null = null;
  let isUpdating = false;
  /** The copies that are shown instead of the site's own elements. */
  const hosts = createHostStore(createRichTextHost);

  const end = () => {
    wanted = null;
    const ended = session;
    session = null;
    if (!ended) return;
    if (!ended.stop().isChanged) hosts.release(ended.host);
  };

  const open = async (source: RichTextSource) => {
    const request = wanted;
    const library = await loadRichText(`${origin}/editing/rich-text.js`);
    if (!request || wanted !== request) return;
    // The answer can be about a text that was clicked before.
    if (!isSameField(toFieldName(request.node), source)) return;
    wanted = null;
    if (isLeft(request)) return;
    const host = hosts.open(request.node);
    const others = measureTexts(getRoot(), request.node);
    session = host && startRichText({ channel, library, host, source, others, onEnd: end });
    if (host && session) return setCaretAt(host.element, request.point);
    if (host) hosts.release(host);
    channel.send('notEditable', { item: source.item, field: source.field });
  };

  const begin = (node: ChromeNode, point: Point | null): void => {
    end();
    wanted = { node, point, focused: document.activeElement };
    channel.send('askRichText', toFieldName(node));
  };

  return {
    end,
    isIn: (target: EventTarget | null): boolean => session?.isIn(target) ?? false,
    /** Asks the editor for the HTML of a field, which is then edited. */
    begin,
    open: (source: RichTextSource): void => {
      open(source).catch((error: unknown) => channel.send('failed', { message: String(error) }));
    },
    /** Shows what is typed elsewhere, without what a site makes of links and pictures. */
    show(name: FieldName, html: string, mediaUrl: string): void {
      // The editor shows everything that is not saved again after the update.
      if (isUpdating) return;
      for (const node of listNodes(getRoot())) {
        if (node.fieldType !== 'Rich Text' || !isSameField(toFieldName(node), name)) continue;
        const host = hosts.open(node);
        if (!host || session?.host === host) continue;
        host.element.replaceChildren(showMedia(cleanHtml(html), mediaUrl));
      }
    },
    /** Takes the address that the editor was asked for. */
    takeLink: (href: string | null): void => session?.takeLink(href),
    takePicture: (picture: Picture | null): void => session?.takePicture(picture),
    /** Puts the site's own nodes back. */
    release(): void {
      wantedBefore = wanted;
      end();
      isUpdating = true;
      hosts.releaseAll();
    },
    /** Is called after the update of the page. */
    resume(): void {
      isUpdating = false;
      const before = wantedBefore;
      wantedBefore = null;
      if (!before || wanted || isLeft(before)) return;
      const name = toFieldName(before.node);
      const place = [...listNodes(getRoot())].find(
        (node) => node.fieldType === 'Rich Text' && isSameField(toFieldName(node), name),
      );
      if (place) begin(place, before.point);
    },
  };
}

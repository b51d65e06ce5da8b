import { loadRichText } from '../../../rich-text/browser/load-library.ts';
import type { createChannel } from '../channel.ts';
import type { ChromeNode } from '../read-chromes.ts';
import { toFieldName } from './field-name.ts';
import { createRichTextHost, type RichTextHost } from './rich-text-host.ts';
import { type RichTextSession, type RichTextSource, startRichText } from './rich-text-session.ts';
import { type Point, setCaret } from './set-caret.ts';

type Channel = ReturnType<typeof createChannel>;

/** Edits rich texts where they are on the page. The library is loaded when the first one is. */
export function createRichTextEditing(channel: Channel, origin: string) {
  let wanted: { node: ChromeNode; point: Point | null } | null = null;
  let session: RichTextSession | null = null;
  const left: RichTextHost[] = [];

  const end = () => {
    wanted = null;
    const ended = session;
    session = null;
    if (!ended) return;
    if (ended.stop().isChanged) left.push(ended.host);
    else ended.host.release();
  };

  const open = async (source: RichTextSource) => {
    const request = wanted;
    const library = await loadRichText(`${origin}/editing/rich-text.js`);
    if (!request || wanted !== request) return;
    wanted = null;
    const host = createRichTextHost(request.node);
    session = host && startRichText({ channel, library, host, source, onEnd: end });
    if (host && session) return setCaret(host.element, request.point);
    host?.release();
    channel.send('notEditable', { item: source.item, field: source.field });
  };

  return {
    end,
    isIn: (target: EventTarget | null): boolean => session?.isIn(target) ?? false,
    /** Asks the editor for the HTML of a field, which is then edited. */
    begin(node: ChromeNode, point: Point | null): void {
      end();
      wanted = { node, point };
      channel.send('askRichText', toFieldName(node));
    },
    open: (source: RichTextSource): void => {
      open(source).catch((error: unknown) => channel.send('failed', { message: String(error) }));
    },
    /** Takes the address that the editor was asked for. */
    takeLink: (href: string | null): void => session?.takeLink(href),
    /** Puts the site's own nodes back. */
    release(): void {
      end();
      for (const host of left.splice(0)) host.release();
    },
  };
}

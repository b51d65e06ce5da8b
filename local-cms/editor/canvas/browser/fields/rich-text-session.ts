import { toLabel } from '../../../browser/panels/fields/to-label.ts';
import type { RichTextLibrary } from '../../../rich-text/browser/main.ts';
import type { Picture } from '../../../rich-text/browser/show-media.ts';
import type { Channel } from '../channel.ts';
import { type Box, choosePlace } from './choose-place.ts';
import type { FieldName } from './field-name.ts';
import type { RichTextHost } from './rich-text-host.ts';
import { markAsTextbox } from './textbox-role.ts';

/** The HTML of a field as the editor has it. */
export type RichTextSource = FieldName & { html: string; mediaUrl: string };

export type RichTextSession = {
  host: RichTextHost;
  isIn(target: EventTarget | null): boolean;
  takeLink(href: string | null): void;
  takePicture(picture: Picture | null): void;
  /** Ends the editing. What was typed stays in sight until the page shows it itself. */
  stop(): { isChanged: boolean };
};

type SessionParts = {
  channel: Channel;
  library: RichTextLibrary;
  host: RichTextHost;
  source: RichTextSource;
  /** Where the other texts of the page are in the window. */
  others: readonly Box[];
  /** Is called when the focus leaves the text, or Escape is pressed. */
  onEnd: () => void;
};

const GAP = 8;

/**
 * Keeps the toolbar beside the text where it hides no other, or at the top of the window if the text begins higher.
 * Returns a function for the time when the page is scrolled.
 */
function followText(toolbar: HTMLElement, element: HTMLElement, others: readonly Box[]): () => void {
  toolbar.style.position = 'fixed';
  const { offsetWidth: width, offsetHeight: height } = toolbar;
  const text = element.getBoundingClientRect();
  const roomWidth = document.documentElement.clientWidth;
  const { left, top } = choosePlace({ text, size: { width, height }, others, roomWidth, gap: GAP });
  const isBelow = top > text.top;
  const place = () => {
    const now = element.getBoundingClientRect();
    const wanted = isBelow ? now.bottom + GAP : now.top - height - GAP;
    toolbar.style.left = `${left}px`;
    toolbar.style.top = `${Math.max(GAP, wanted)}px`;
  };
  place();
  return place;
}

const toNode = (target: EventTarget | null): Node | null => (target instanceof Node ? target : null);

/** Asks the editor, which has the focus until it answers. */
function createQuestion<Asked, Answer>(send: (asked: Asked) => void) {
  let answer: ((given: Answer) => void) | null = null;
  return {
    isAsked: () => answer !== null,
    ask: (asked: Asked): Promise<Answer> => {
      send(asked);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    take: (given: Answer): void => {
      const resolve = answer;
      answer = null;
      window.focus();
      resolve?.(given);
    },
  };
}

/** Returns null if the library would not keep the whole text. */
export function startRichText({
  channel,
  library,
  host,
  source,
  others,
  onEnd,
}: SessionParts): RichTextSession | null {
  const { item, field, html, mediaUrl } = source;
  const { element } = host;
  const link = createQuestion<string, string | null>((href) => channel.send('askLink', { href }));
  const picture = createQuestion<undefined, Picture | null>(() => channel.send('askPicture'));
  let changed: string | null = null;
  const text = library.open({
    element,
    html,
    mediaUrl,
    askForLink: link.ask,
    askForPicture: () => picture.ask(undefined),
    onInput: (value) => {
      changed = value;
      channel.send('input', { item, field, value });
    },
  });
  if (!text) return null;
  const { toolbar } = text;
  const unmark = markAsTextbox(element, { label: toLabel(field), isMultiline: true });
  document.body.append(toolbar);
  const isIn = (target: EventTarget | null) => target === toolbar || element.contains(toNode(target));
  const place = followText(toolbar, element, others);
  const leave = (event: FocusEvent) => {
    if (!isIn(event.relatedTarget) && !link.isAsked() && !picture.isAsked()) onEnd();
  };
  const press = (event: KeyboardEvent) => {
    // The keys of the site are not meant.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    onEnd();
    channel.send('left');
  };
  for (const part of [element, toolbar]) {
    part.addEventListener('focusout', leave);
    part.addEventListener('keydown', press);
  }
  window.addEventListener('scroll', place, { passive: true });
  // The text grows when a picture has been loaded.
  const sizes = new ResizeObserver(place);
  sizes.observe(element);
  text.focus();
  channel.send('began', { item, field, value: html });
  return {
    host,
    isIn,
    takeLink: link.take,
    takePicture: picture.take,
    stop: () => {
      window.removeEventListener('scroll', place);
      sizes.disconnect();
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', press);
      text.close();
      unmark();
      element.removeAttribute('contenteditable');
      channel.send('ended', { item, field, value: changed ?? html });
      return { isChanged: changed !== null };
    },
  };
}

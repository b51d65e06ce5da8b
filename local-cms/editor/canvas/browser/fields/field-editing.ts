import type { Channel } from '../channel.ts';
import { type ChromeNode, listNodes } from '../read-chromes.ts';
import { toText } from '../to-text.ts';
import { readFieldName } from './field-name.ts';
import { listenForDrops } from './image-drop.ts';
import type { Point } from './point.ts';
import { createRichTextEditing } from './rich-text-editing.ts';
import { richTextStyle } from './rich-text-host.ts';
import { type Before, createTextEditing, type Held } from './text-editing.ts';
import { canType } from './text-host.ts';

type Data = Readonly<Record<string, unknown>>;

type FieldEditingParts = {
  channel: Channel;
  /** The origin of the local CMS. */
  origin: string;
  getRoot: () => ChromeNode;
  /** Shows which picture a dropped file would replace. */
  mark: (node: ChromeNode | null) => void;
  /** Selects a text and begins typing there. */
  onGo: (node: ChromeNode) => void;
};

export type FieldEditing = ReturnType<typeof createFieldEditing>;

/** Edits the fields of the page where they are: texts, rich texts and pictures. */
export function createFieldEditing({ channel, origin, getRoot, mark, onGo }: FieldEditingParts) {
  /** Tab goes from text to text, as in a form. */
  const goOn = (node: ChromeNode, isBack: boolean): boolean => {
    const all = [...listNodes(getRoot())].filter((one) => one.fieldType === 'Rich Text' || canType(one));
    const at = all.findIndex(({ open }) => open === node.open);
    const next = at < 0 ? undefined : all[at + (isBack ? -1 : 1)];
    if (next) onGo(next);
    return next !== undefined;
  };
  const texts = createTextEditing({ channel, getRoot, onTab: goOn });
  const richTexts = createRichTextEditing(channel, origin, getRoot);
  let isAllowed = false;
  listenForDrops(channel, { getRoot, mark: (node) => mark(isAllowed ? node : null) });

  const allow = (isNowAllowed: boolean) => {
    isAllowed = isNowAllowed;
    texts.allow(isAllowed);
    if (!isAllowed) richTexts.end();
  };
  const handlers: readonly [string, (data: Data) => void][] = [
    [
      'show',
      (data) => {
        texts.show(readFieldName(data), toText(data.value));
        richTexts.show(readFieldName(data), toText(data.value), toText(data.mediaUrl));
      },
    ],
    ['mode', (data) => allow(data.mayChange === true)],
    [
      'richText',
      (data) => {
        const { html, mediaUrl } = data;
        richTexts.open({ ...readFieldName(data), html: toText(html), mediaUrl: toText(mediaUrl) });
      },
    ],
    [
      'picture',
      ({ path, alt }) => richTexts.takePicture(typeof path === 'string' ? { path, alt: toText(alt) } : null),
    ],
    ['link', ({ href }) => richTexts.takeLink(typeof href === 'string' ? href : null)],
  ];

  return {
    style: texts.style + richTextStyle,
    handlers,
    /** What is edited at a place of the page. */
    findKind(target: EventTarget | null): 'text' | 'rich text' | null {
      if (texts.isIn(target)) return 'text';
      return richTexts.isIn(target) ? 'rich text' : null;
    },
    begin(node: ChromeNode, point: Point | null): void {
      if (node.fieldType !== 'Rich Text') texts.begin(node, point);
      else if (isAllowed) richTexts.begin(node, point);
    },
    /** Puts the site's own nodes back. The page must be updated at once, or it shows old texts. */
    release(): Held | null {
      richTexts.release();
      return texts.release();
    },
    look: texts.look,
    resume(held: Held | null, before: Before): void {
      richTexts.resume();
      texts.resume(held, before);
    },
    press: texts.press,
  };
}

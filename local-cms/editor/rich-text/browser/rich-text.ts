import Squire from 'squire-rte';
import { cleanHtml, cleanPasted } from './clean-html.ts';
import { keepSource } from './keep-source.ts';
import { hideMedia, showMedia } from './show-media.ts';
import { toTokens } from './tokens.ts';

export type RichText = {
  squire: Squire;
  /** Returns the source with what was edited. */
  read(): string;
  close(): void;
};

/** The names that content has for what the library calls `b` and `i`. */
const toContentTags = (html: string): string =>
  html.replaceAll(/<(\/?)b(?=[\s>])/g, '<$1strong').replaceAll(/<(\/?)i(?=[\s>])/g, '<$1em');

/** A browser replaces a line break beside which somebody types. As a space it stays, and the source has it anyway. */
function joinLines(fragment: DocumentFragment): DocumentFragment {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text && !node.parentElement?.closest('pre'))
      node.data = node.data.replaceAll(/[ \t\r\n]+/g, ' ');
  }
  return fragment;
}

/** Browsers write a space as a fixed one where it would not be seen while somebody types. */
const withoutFixedSpaces = (html: string): string =>
  html.replaceAll(/(?:&nbsp;| )*&nbsp;(?:&nbsp;| )*/g, ' ');

function toSource(root: HTMLElement): string {
  // In another document, pictures are not loaded from the addresses that the content has for them.
  const copy = document.implementation.createHTMLDocument('').importNode(root, true);
  hideMedia(copy);
  // The library keeps an empty line at the end, so that one can type there.
  while (
    copy.lastElementChild?.localName === 'p' &&
    !copy.lastElementChild.textContent?.trim() &&
    !copy.lastElementChild.querySelector('img')
  )
    copy.lastElementChild.remove();
  return toContentTags(copy.innerHTML.replaceAll('\u200b', ''));
}

const countElements = (fragment: ParentNode): string =>
  [...fragment.querySelectorAll('*')]
    .map(({ localName }) => ({ b: 'strong', i: 'em' })[localName] ?? localName)
    .filter((name) => !/^(p|div|br)$/.test(name))
    .sort()
    .join(' ');

const toKeys = (html: string): string =>
  toTokens(html)
    .tokens.map(({ key }) => key)
    .filter((key) => !/^ ?<\/?tbody>$/.test(key))
    .join('\n');

/** Every tag that is opened is closed where it should be. */
function isWellFormed(html: string): boolean {
  const fragment = cleanHtml(html);
  const element = fragment.ownerDocument.createElement('div');
  element.append(fragment);
  return toKeys(element.innerHTML) === toKeys(html);
}

/** Puts what was edited into the source. If the two do not fit together, all is written anew, a block a line. */
function toChangedSource(source: string, opened: string, edited: string): string {
  const kept = keepSource(source, opened, edited);
  return kept === source || isWellFormed(kept) ? kept : keepSource('', '', edited);
}

/** The library would write handles for the size of a picture into the text. The site decides how large it shows one. */
function leavePictures(event: MouseEvent): void {
  if (event.target instanceof HTMLImageElement) event.stopPropagation();
}

type RichTextOptions = {
  element: HTMLElement;
  html: string;
  /** Where the files of the site's media are, with a slash at the end. */
  mediaUrl: string;
  onInput: () => void;
};

/** Makes an element an editor of rich text. Returns null if the editor would lose a part of the text. */
export function openRichText({ element, html, mediaUrl, onInput }: RichTextOptions): RichText | null {
  const squire = new Squire(element, {
    sanitizeToDOMFragment: (text) => joinLines(showMedia(cleanHtml(text), mediaUrl)),
    blockTag: 'P',
    addLinks: true,
    undo: { documentSizeThreshold: -1, undoLimit: -1 },
  });
  const hasFixedSpaces = /&nbsp;|&#160;|&#xa0;|\u00a0/i.test(html);
  const read = () => (hasFixedSpaces ? toSource(element) : withoutFixedSpaces(toSource(element)));
  squire.setHTML(html);
  if (countElements(element) !== countElements(cleanHtml(html))) {
    squire.destroy();
    return null;
  }
  const opened = read();
  element.addEventListener('click', leavePictures);
  squire.addEventListener('input', onInput);
  squire.addEventListener('willPaste', (event) => {
    if ('detail' in event && event.detail instanceof Object && 'fragment' in event.detail)
      if (event.detail.fragment instanceof DocumentFragment) cleanPasted(event.detail.fragment);
  });
  return {
    squire,
    read: () => toChangedSource(html, opened, read()),
    close: () => {
      element.removeEventListener('click', leavePictures);
      squire.destroy();
    },
  };
}

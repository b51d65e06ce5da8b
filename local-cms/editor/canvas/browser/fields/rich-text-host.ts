import { type ChromeNode, listBetween } from '../read-chromes.ts';

/**
 * A copy of the element of a rich text, which is edited in its place. The site's own element stays, but is hidden:
 * React would not find its nodes again if they were edited.
 */
export type RichTextHost = { element: HTMLElement; release(): void };

const HIDDEN = 'data-editor-hidden';

export const richTextStyle = `[${HIDDEN}] { display: none !important }`;

export function createRichTextHost({ open, close }: ChromeNode): RichTextHost | null {
  if (!open || !close || open.parentNode !== close.parentNode) return null;
  const own = listBetween({ open, close }).filter((node) => node instanceof Element);
  const element = document.createElement('div');
  element.className = own.find((one) => one.localName === 'div')?.className ?? '';
  close.before(element);
  for (const one of own) one.setAttribute(HIDDEN, '');
  return {
    element,
    release: () => {
      element.remove();
      for (const one of own) one.removeAttribute(HIDDEN);
    },
  };
}

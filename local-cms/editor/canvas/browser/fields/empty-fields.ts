import { toLabel } from '../../../browser/panels/fields/to-label.ts';
import { type ChromeNode, listNodes } from '../read-chromes.ts';

const MARK = 'data-editor-empty';

/** What the SDK shows in the place of a field without a text. */
export const HINT = '[No text in field]';

/**
 * Shows the name of an empty field, small, instead of the SDK's hint. In header and footer, which are on every page,
 * only while somebody works there: the site's layout has no room for it.
 */
export const emptyFieldStyle = `
  [${MARK}]:not([contenteditable]) { display: block; width: fit-content; font-size: 0 !important; cursor: text }
  [${MARK}]:not([contenteditable])::after {
    content: attr(${MARK}); opacity: .65; font: 400 13px/1.5 system-ui, sans-serif;
    letter-spacing: 0; text-transform: none; border-bottom: 1px dashed; margin-inline-end: 8px;
  }
  [${MARK}=Title]:not([contenteditable])::after { font-size: 24px; font-weight: 600 }
  :is(header, footer) [${MARK}='']:not([contenteditable]) { display: none }
`;

const HIGHLIGHT = 'editor-early-hints';

export const earlyHintStyle = `::highlight(${HIGHLIGHT}) { color: transparent }`;

/**
 * Hides the hints until they are marked; returns a function that shows them. A highlight changes no element, so React
 * can hydrate the page meanwhile.
 */
export function hideHints(): () => void {
  // Browsers without highlights show the hints for a moment.
  if (!('highlights' in CSS)) return () => {};
  const hide = () => {
    const ranges = [...document.querySelectorAll('code.scpm + span')]
      .filter(({ textContent }) => textContent === HINT)
      .map((hint) => {
        const range = document.createRange();
        range.selectNodeContents(hint);
        return range;
      });
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  };
  const observer = new MutationObserver(hide);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    CSS.highlights.delete(HIGHLIGHT);
  };
}

const isWithin = (key: string, around: string): boolean => key === around || key.startsWith(`${around}/`);

/** Finds the rendering around a part. */
const findRenderingKey = (root: ChromeNode, key: string): string =>
  [...listNodes(root)].findLast((node) => node.type === 'rendering' && isWithin(key, node.key))?.key ?? '';

/** Marks the hints of empty fields. `selected` is the key of the part in which somebody works. */
export function markEmptyFields(root: ChromeNode, selected: string): void {
  const worked = selected && findRenderingKey(root, selected);
  for (const { type, open, close, key, title = '' } of listNodes(root)) {
    const hint = open?.nextElementSibling;
    if (type !== 'field' || !hint || hint.localName !== 'span' || hint.nextElementSibling !== close) continue;
    const isShared = hint.closest('header, footer') !== null;
    const name = isShared && !(worked && isWithin(key, worked)) ? '' : toLabel(title);
    if (hint.textContent !== HINT) hint.removeAttribute(MARK);
    else if (hint.getAttribute(MARK) !== name) hint.setAttribute(MARK, name);
  }
}

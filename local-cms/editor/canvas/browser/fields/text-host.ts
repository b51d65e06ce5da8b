import { type ChromeNode, listBetween } from '../read-chromes.ts';

/**
 * The element that a text field is typed into. `release` puts the site's own nodes back as they were, because React
 * only updates a page well whose nodes it finds again (and fails if it must remove one that is elsewhere).
 */
export type TextHost = {
  element: HTMLElement;
  isMultiline: boolean;
  read(): string;
  write(text: string): void;
  release(): void;
};

const TEXT_TYPES = ['Single-Line Text', 'Multi-Line Text'];

/** Of a link, the text can be typed. */
const LINK_TYPE = 'General Link';

const isTextNode = (node: Node): boolean =>
  node instanceof Text || (node instanceof Element && node.localName === 'br');

/**
 * Finds what a field's text consists of; null for markup that a text cannot be typed into, such as a chart, and for a text
 * that the site shows differently.
 */
function findText({ open, close, fieldType = '', hasMarkup }: ChromeNode) {
  const isLink = fieldType === LINK_TYPE;
  if (!isLink && (hasMarkup || !TEXT_TYPES.includes(fieldType))) return null;
  if (!open || !close || open.parentNode !== close.parentNode) return null;
  // React marks its boundaries with comments, which are no part of the field.
  const nodes = listBetween({ open, close }).filter((node) => !(node instanceof Comment));
  const [first] = nodes;
  // A link that leads nowhere yet is shown as something else.
  if (isLink && !(nodes.length === 1 && first instanceof HTMLAnchorElement)) return null;
  if (nodes.length === 1 && first instanceof HTMLElement && [...first.childNodes].every(isTextNode))
    return { element: first, nodes: [...first.childNodes] };
  return nodes.length > 0 && nodes.every(isTextNode) ? { element: null, nodes } : null;
}

export const canType = (node: ChromeNode): boolean => findText(node) !== null;

function wrap(nodes: readonly ChildNode[]): HTMLElement {
  const span = document.createElement('span');
  nodes[0]?.before(span);
  span.append(...nodes);
  return span;
}

/** Lines are divided by `br`, as the site's own components do it. */
function writeLines(element: HTMLElement, text: string): void {
  const nodes = text.split('\n').flatMap((line, index) => {
    const own = line ? [document.createTextNode(line)] : [];
    return index === 0 ? own : [document.createElement('br'), ...own];
  });
  element.replaceChildren(...nodes);
}

const toText = (node: Node): string => {
  if (node instanceof Element && node.localName === 'br') return '\n';
  return node instanceof Text ? node.data : [...node.childNodes].map(toText).join('');
};

// The browser adds a line break at the end of a last line that is empty.
const readLines = (element: HTMLElement): string =>
  toText(element).replaceAll('\u00a0', ' ').replace(/\n$/, '');

const readLine = (element: HTMLElement): string =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\s*\n\s*/g, ' ');

export function createTextHost(node: ChromeNode): TextHost | null {
  const found = findText(node);
  if (!found) return null;
  const isMultiline = node.fieldType === 'Multi-Line Text';
  const original = found.nodes.map((own) => ({ own, text: own.nodeValue }));
  const element = found.element ?? wrap(found.nodes);
  return {
    element,
    isMultiline,
    read: () => (isMultiline ? readLines(element) : readLine(element)),
    write: (text) => {
      if (isMultiline) writeLines(element, text);
      else element.textContent = text;
    },
    release: () => {
      if (!element.isConnected) return;
      for (const { own, text } of original) if (own.nodeValue !== text) own.nodeValue = text;
      if (found.element) element.replaceChildren(...found.nodes);
      else element.replaceWith(...found.nodes);
    },
  };
}

import { html, parseFragment } from 'parse5';
import {
  type ChildNode,
  type ElementNode,
  findAttribute,
  isElement,
  type ParentNode,
  setAttribute,
  setChildren,
} from '@/rendering/markup/markup-node';
import type { PageIds } from './page-ids';

const HEADINGS = new Set(['h2', 'h3', 'h4']);
const LISTS = new Set(['ul', 'ol', 'menu']);
const HINT_CLASS = 'visually-hidden';

/** `newTabHint`: what a screen reader says of a link that opens another tab; empty to say nothing. */
export type MarkOptions = { ids: PageIds; newTabHint: string };

/** Gives headings an address, and tells of links that open another tab. */
export function markElements(parent: ParentNode, options: MarkOptions): void {
  for (const element of parent.childNodes.filter(isElement)) {
    keepId(element, options.ids);
    if (element.tagName === 'li' && !isList(parent)) rename(element, 'div');
    if (element.tagName === 'a') markLink(element, options.newTabHint);
    markElements(element, options);
    if (HEADINGS.has(element.tagName) && findAttribute(element, 'id') === undefined) {
      setAttribute(element, 'id', options.ids.create(toWords(element)));
    }
  }
}

/** An id that stands on the page already would make one of the two unreachable. */
function keepId(element: ElementNode, ids: PageIds): void {
  const id = findAttribute(element, 'id');
  if (id !== undefined && !ids.keep(id)) setAttribute(element, 'id', null);
}

const isList = (parent: ParentNode): boolean => isElement(parent) && LISTS.has(parent.tagName);

/** An entry that lost its list when it was pasted is a part of the text. */
function rename(element: ElementNode, name: string): void {
  element.tagName = name;
  element.nodeName = name;
}

function markLink(link: ElementNode, newTabHint: string): void {
  const opensTab = findAttribute(link, 'target')?.toLowerCase() === '_blank';
  // In SVG a <span> would end the drawing.
  if (!newTabHint || !opensTab || link.namespaceURI !== html.NS.HTML || link.childNodes.some(isHint)) return;
  setChildren(link, [...link.childNodes, ...createHint(newTabHint)]);
}

const isHint = (node: ChildNode): boolean => isElement(node) && findAttribute(node, 'class') === HINT_CLASS;

function createHint(hint: string): ChildNode[] {
  const { childNodes } = parseFragment(`<span class="${HINT_CLASS}"></span>`);
  for (const span of childNodes.filter(isElement)) {
    span.childNodes = [{ nodeName: '#text', value: ` (${hint})`, parentNode: span }];
  }
  return childNodes;
}

function toWords(node: ChildNode): string {
  if (!isElement(node)) return 'value' in node ? node.value : '';
  return node.childNodes.map(toWords).join('');
}

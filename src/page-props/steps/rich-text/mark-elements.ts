import { html } from 'parse5';
import { toSrcSet } from '@/rendering/fields/image-sources';
import {
  type ChildNode,
  createTextElement,
  type ElementNode,
  findAttribute,
  isElement,
  type ParentNode,
  setAttribute,
  setChildren,
  toText,
} from '@/rendering/markup/markup-node';
import type { PageIds } from './page-ids';

const HEADINGS = new Set(['h2', 'h3', 'h4']);
const LISTS = new Set(['ul', 'ol', 'menu']);
/** The width of a column of text. */
const SIZES = '(min-width: 62rem) 46rem, 100vw';
const HINT_CLASS = 'visually-hidden';

/**
 * `newTabHint` is the text that screen readers read after a link that opens a new tab. An empty text adds nothing.
 * `hintLanguage` is its language if that is not the page's.
 */
export type MarkOptions = { ids: PageIds; newTabHint: string; hintLanguage?: string };

/** Adds heading ids, new-tab hints and the sizes of images, removes repeated ids, and renames list items outside of a list. */
export function markElements(parent: ParentNode, options: MarkOptions): void {
  for (const element of parent.childNodes.filter(isElement)) {
    removeTakenId(element, options.ids);
    if (element.tagName === 'li' && !isList(parent)) rename(element, 'div'); // an editor pasted the list item without its list
    if (element.tagName === 'a') addHint(element, options);
    if (element.tagName === 'img') addSources(element);
    markElements(element, options);
    if (HEADINGS.has(element.tagName) && findAttribute(element, 'id') === null) {
      setAttribute(element, 'id', options.ids.create(toText(element)));
    }
  }
}

function removeTakenId(element: ElementNode, ids: PageIds): void {
  const id = findAttribute(element, 'id');
  if (id !== null && !ids.keep(id)) setAttribute(element, 'id', null);
}

const isList = (parent: ParentNode): boolean => isElement(parent) && LISTS.has(parent.tagName);

function rename(element: ElementNode, name: string): void {
  element.tagName = name;
  element.nodeName = name;
}

function addHint(link: ElementNode, { newTabHint, hintLanguage }: MarkOptions): void {
  const opensTab = findAttribute(link, 'target')?.toLowerCase() === '_blank';
  // Adds no hint inside an <svg>, because a browser would end the <svg> at the <span>.
  if (!newTabHint || !opensTab || link.namespaceURI !== html.NS.HTML || link.childNodes.some(isHint)) return;
  const hint = createTextElement('span', HINT_CLASS, ` (${newTabHint})`);
  setAttribute(hint, 'lang', hintLanguage ?? null);
  setChildren(link, [...link.childNodes, hint]);
}

/** Lets the browser choose the size of an image of the CMS, which loads when it is near. */
function addSources(image: ElementNode): void {
  const width = Number(findAttribute(image, 'width'));
  const srcSet = toSrcSet(findAttribute(image, 'src') ?? '', width > 0 ? width : undefined);
  if (srcSet === undefined || findAttribute(image, 'srcset') !== null) return;
  setAttribute(image, 'srcset', srcSet);
  setAttribute(image, 'sizes', SIZES);
  setAttribute(image, 'loading', findAttribute(image, 'loading') ?? 'lazy');
}

const isHint = (node: ChildNode): boolean => isElement(node) && findAttribute(node, 'class') === HINT_CLASS;

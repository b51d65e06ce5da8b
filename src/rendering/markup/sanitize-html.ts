import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { toParse5 } from 'hast-util-to-parse5';
import { html as names, parseFragment, serialize } from 'parse5';
import { allowedHtml, isReservedAttribute } from './allowed-html';
import {
  createFragment,
  type ElementNode,
  findAttribute,
  isElement,
  isParent,
  type ParentNode,
  setAttribute,
  setText,
  toText,
} from './markup-node';

/** Maximum depth of elements. Deeper markup could overflow the call stack. Browsers allow 512 levels. */
export const MAX_DEPTH = 200;

/** Maximum number of times that markup is parsed and sanitized. Two are usual. */
const MAX_ROUNDS = 5;

const TAG_START = /<(?=[a-z/!?]|$)/gi;
const ATTRIBUTE_NAME = /^[a-z][\w:.-]*$/i;
const SAME_WINDOW = /^(_self|_parent|_top)?$/i;

/** Sanitizes until parsing the result changes nothing. If that never happens, or at `MAX_DEPTH`, all becomes text. */
export function sanitizeToTree(html: string): ParentNode {
  let text = escapeUnclosedTag(html);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const parsed = parseFragment(text);
    if (isNestedTooDeep(parsed)) break;
    const tree = keepAllowed(parsed);
    // `serialize` also escapes `<` and `>` in attributes, so no attribute can close a `<noscript>` around it.
    const sanitized = serialize(tree);
    if (sanitized === text) return tree;
    text = sanitized;
  }
  return parseFragment(escapeTags(html));
}

export const sanitizeHtml = (html: string): string => serialize(sanitizeToTree(html));

function keepAllowed(parsed: ParentNode): ParentNode {
  const root = toParse5(sanitize(fromParse5(parsed), allowedHtml));
  const tree = createFragment(isParent(root) ? root.childNodes : []);
  tree.childNodes.filter(isElement).forEach(secureElement);
  return tree;
}

function secureElement(element: ElementNode): void {
  element.attrs = element.attrs.filter(({ name }) => ATTRIBUTE_NAME.test(name) && !isReservedAttribute(name));
  guardOpener(element);
  if (isHtmlAgain(element)) element.childNodes.filter(isElement).forEach(markAsHtml);
  if (element.tagName === 'style') setText(element, toText(element));
  element.childNodes.filter(isElement).forEach(secureElement);
}

/** Returns whether the content of an element in SVG is HTML, which hast does not know. */
const isHtmlAgain = ({ namespaceURI, tagName }: ElementNode): boolean =>
  namespaceURI === names.NS.SVG && /^(desc|title)$/.test(tagName);

function markAsHtml(element: ElementNode): void {
  if (element.tagName === 'svg') return;
  element.namespaceURI = names.NS.HTML;
  element.childNodes.filter(isElement).forEach(markAsHtml);
}

/** Adds `noopener` and `noreferrer`, so that a page that opens in another window cannot control this one. */
function guardOpener(element: ElementNode): void {
  const target = findAttribute(element, 'target') ?? '';
  if (SAME_WINDOW.test(target)) return;
  const written = (findAttribute(element, 'rel') ?? '').split(/\s+/).filter(Boolean);
  setAttribute(element, 'rel', [...new Set([...written, 'noopener', 'noreferrer'])].join(' '));
}

/** Escapes a last tag without `>`, because the tag would include the markup that follows it on the page. */
function escapeUnclosedTag(html: string): string {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end) + escapeTags(html.slice(end));
}

const escapeTags = (html: string): string => html.replace(TAG_START, '&lt;');

function isNestedTooDeep(tree: ParentNode): boolean {
  let level = tree.childNodes;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node) => (isParent(node) ? node.childNodes : []));
  }
  return false;
}

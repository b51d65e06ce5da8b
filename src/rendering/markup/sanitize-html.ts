import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { toParse5 } from 'hast-util-to-parse5';
import { parseFragment, serialize } from 'parse5';
import { allowedHtml } from './allowed-html';
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

/** Deeper markup would exhaust the stack. Browsers cut it at 512. */
export const MAX_DEPTH = 200;

/** Parsing sanitized markup may change it once more. Two readings are usual. */
const MAX_READINGS = 5;

const TAG_START = /<(?=[a-z/!?]|$)/gi;
const ATTRIBUTE_NAME = /^[a-z][\w:.-]*$/i;
const SAME_WINDOW = /^(_self|_parent|_top)?$/i;

/**
 * Markup with only the tags and attributes that are allowed (allowed-html.ts), as a tree. It is parsed and sanitized
 * until a browser's reading of the result is the result. Markup that never gets there, or is nested too deep, becomes
 * text.
 */
export function sanitizeToTree(html: string): ParentNode {
  let text = escapeUnendedTag(html);
  for (let reading = 0; reading < MAX_READINGS; reading++) {
    const parsed = parseFragment(text);
    if (isNestedTooDeep(parsed)) break;
    const tree = keepAllowed(parsed);
    // It escapes `<` and `>` in attributes too: no attribute can end `<noscript>` or `<style>` around it.
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
  element.attrs = element.attrs.filter(({ name }) => ATTRIBUTE_NAME.test(name));
  guardOpener(element);
  if (element.tagName === 'style') setText(element, toText(element));
  element.childNodes.filter(isElement).forEach(secureElement);
}

/** A page that opens in another window must not control this one. Other values of `rel` stay. */
function guardOpener(element: ElementNode): void {
  const target = findAttribute(element, 'target') ?? '';
  if (SAME_WINDOW.test(target)) return;
  const written = (findAttribute(element, 'rel') ?? '').split(/\s+/).filter(Boolean);
  setAttribute(element, 'rel', [...new Set([...written, 'noopener', 'noreferrer'])].join(' '));
}

/** A tag without an end would swallow what follows on the page. */
function escapeUnendedTag(html: string): string {
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

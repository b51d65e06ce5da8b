import { type ChildNode, isElement, isParent, type ParentNode } from './markup-node';
import { sanitizeToTree } from './sanitize-html';

const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup u'.split(' '),
);

/** Returns rich text without markup, for places where markup is unsafe or not allowed. */
export function toPlainText(html: string): string {
  return collectText(sanitizeToTree(html)).replace(/\s+/g, ' ').trim();
}

function collectText(node: ChildNode | ParentNode): string {
  if (!isParent(node)) return 'value' in node ? node.value : '';
  if (isElement(node) && node.tagName === 'style') return '';
  const text = node.childNodes.map(collectText).join('');
  return isElement(node) && INLINE.has(node.tagName) ? text : ` ${text} `;
}

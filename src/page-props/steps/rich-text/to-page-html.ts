import { html, parseFragment, serialize } from 'parse5';
import { isElement, type ParentNode } from '@/rendering/markup/markup-node';
import { sanitizeToTree } from '@/rendering/markup/sanitize-html';
import { type MarkOptions, markElements } from './mark-elements';

const TAG = /<([a-z/!?]|$)/i;
const END_TAG_OR_COMMENT = /<[/!?]/;
const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const KNOWN = new Set<string>(Object.values(html.TAG_NAMES));

/** Sanitizes rich text and marks its headings and links (docs/decisions/014). Returns any other text unchanged. */
export function toPageHtml(text: string, options: MarkOptions): string {
  if (!isMarkup(text)) return text;
  const tree = sanitizeToTree(text);
  markElements(tree, options);
  return serialize(tree);
}

/** A layout does not say which text is rich text (spec §3). `Anna <anna@example.org>` is plain text. */
function isMarkup(text: string): boolean {
  if (!TAG.test(text)) return false;
  const isUnended = TAG.test(text.slice(text.lastIndexOf('>') + 1));
  return isUnended || END_TAG_OR_COMMENT.test(text) || hasMarkupElement(parseFragment(text));
}

function hasMarkupElement(tree: ParentNode): boolean {
  let level = tree.childNodes.filter(isElement);
  while (level.length > 0) {
    const isFound = level.some(
      ({ tagName, attrs }) => (KNOWN.has(tagName) && !VOID.has(tagName)) || attrs.some(({ value }) => value),
    );
    if (isFound) return true;
    level = level.flatMap(({ childNodes }) => childNodes.filter(isElement));
  }
  return false;
}

import { html } from 'parse5';
import { isElement, type ParentNode } from '@/rendering/markup/markup-node';

const TAG = /<([a-z/!?]|$)/i;
const END_TAG_OR_COMMENT = /<[/!?]/;
const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const KNOWN = new Set<string>(Object.values(html.TAG_NAMES));

/** Whether a text could hold a tag, or begin one with what follows it; `a < b` and `<3` cannot. */
export const mayHoldTag = (text: string): boolean => TAG.test(text);

/**
 * Whether a text must be read as markup: it has an end tag, a comment, or an element that would go on after it when
 * nothing ends it. A layout does not tell rich text from a line of text (spec §3), and `Anna <anna@example.org>` is
 * such a line.
 */
export const isMarkup = (text: string, tree: ParentNode): boolean =>
  END_TAG_OR_COMMENT.test(text) || holdsOpenElement(tree);

const holdsOpenElement = ({ childNodes }: ParentNode): boolean =>
  childNodes.some(
    (node) =>
      isElement(node) && ((KNOWN.has(node.tagName) && !VOID.has(node.tagName)) || holdsOpenElement(node)),
  );

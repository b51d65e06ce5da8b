import { serialize } from 'parse5';
import { isMarkup, mayHoldTag } from './is-markup';
import { type MarkOptions, markElements } from './mark-elements';
import { toSafeTree } from './to-safe-tree';

/**
 * The value of a field as visitors get it. Rich text is as the CMS gives it, but nothing in it runs, its tags are
 * balanced, and its headings and links are marked (docs/decisions/014). Any other text stays as it is.
 */
export function toShownHtml(value: string, options: MarkOptions): string {
  if (!mayHoldTag(value)) return value;
  const { tree, wasSafe } = toSafeTree(value);
  if (wasSafe && !isMarkup(value, tree)) return value;
  markElements(tree, options);
  return serialize(tree);
}

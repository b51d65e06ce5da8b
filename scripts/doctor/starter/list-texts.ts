import { parseFragment } from 'parse5';
import { type ChildNode, isParent, type ParentNode } from '@/rendering/markup/markup-node';

/** Lists all texts in a value, such as a layout: each string as it is, and the texts of its markup. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [value, ...listInMarkup(parseFragment(value))].map(toOneLine);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function listInMarkup(node: ChildNode | ParentNode): string[] {
  if (isParent(node)) return node.childNodes.flatMap(listInMarkup);
  return 'value' in node ? [node.value] : [];
}

/** As `readTexts` (open-page.ts) does with the texts of a page. */
const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

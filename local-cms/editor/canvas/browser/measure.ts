import type { ChromeNode } from './read-chromes.ts';

export type Box = { top: number; left: number; width: number; height: number };

/** Measures the area between a node's chromes, in document coordinates. Returns null for the page itself. */
export function measure({ open, close }: ChromeNode): Box | null {
  if (!open?.parentElement || !close) return null;
  const range = document.createRange();
  range.setStartAfter(open);
  range.setEndBefore(close);
  const inner = range.getBoundingClientRect();
  // Uses the parent's size for an empty placeholder, which has no content to measure.
  const box = inner.width && inner.height ? inner : open.parentElement.getBoundingClientRect();
  return { top: box.top + scrollY, left: box.left + scrollX, width: box.width, height: box.height };
}

/** Measures the placeholders and renderings below a node, by their keys. */
export function measureAll(node: ChromeNode): Record<string, Box> {
  const own = node.type === 'field' ? null : measure(node);
  const inner = node.type === 'field' ? [] : node.children;
  return Object.assign(own ? { [node.key]: own } : {}, ...inner.map(measureAll));
}

import { type ChromeNode, isBetween, listNodes } from './read-chromes.ts';

export type Box = { top: number; left: number; width: number; height: number };

const getContent = (open: Element, close: Element): DOMRect => {
  const range = document.createRange();
  range.setStartAfter(open);
  range.setEndBefore(close);
  return range.getBoundingClientRect();
};

/** Measures the area between a node's chromes, in document coordinates. Returns null for the page itself. */
export function measure({ open, close }: ChromeNode): Box | null {
  if (!open?.parentElement || !close) return null;
  const inner = getContent(open, close);
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

/** Measures the lines of all fields but one, in coordinates of the window. */
export function measureTexts(root: ChromeNode, but: ChromeNode): DOMRect[] {
  return [...listNodes(root)].flatMap(({ type, open, close }) => {
    if (type !== 'field' || open === but.open || !open?.parentElement || !close) return [];
    const texts = document.createTreeWalker(open.parentElement, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: DOMRect[] = [];
    while (texts.nextNode()) {
      const isOwn = isBetween({ open, close }, texts.currentNode);
      if (!isOwn) continue;
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines;
  });
}

/** Finds the first field in an element, such as the text of a link. */
export function findFieldIn(node: ChromeNode, element: Node): ChromeNode | null {
  const fields = [...listNodes(node)].filter(({ type }) => type === 'field');
  return fields.find(({ open }) => element.contains(open)) ?? null;
}

/** Finds the field that is seen at a place of the window. A link can cover the texts of a whole card. */
export function findFieldAt(node: ChromeNode, { x, y }: { x: number; y: number }): ChromeNode | null {
  for (const { type, open, close, ...rest } of listNodes(node)) {
    if (type !== 'field' || !open || !close) continue;
    const { left, right, top, bottom } = getContent(open, close);
    if (x >= left && x <= right && y >= top && y <= bottom) return { type, open, close, ...rest };
  }
  return null;
}

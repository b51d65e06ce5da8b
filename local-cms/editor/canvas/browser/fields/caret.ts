import type { Point } from './point.ts';

/** Where the caret, or a selection, is in an element's text. */
export type Caret = { start: number; end: number };

const measure = (element: Element, node: Node, offset: number): number => {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
};

export function readCaret(element: Element): Caret {
  const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.startContainer) || !element.contains(range.endContainer))
    return { start: Infinity, end: Infinity };
  return {
    start: measure(element, range.startContainer, range.startOffset),
    end: measure(element, range.endContainer, range.endOffset),
  };
}

/** Finds the text node that has a character; the end of the element if the text is shorter now. */
function find(element: Element, offset: number): [Node, number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
    if (rest <= node.length) return [node, rest];
    rest -= node.length;
  }
  return [element, element.childNodes.length];
}

export function setCaret(element: Element, { start, end }: Caret): void {
  getSelection()?.setBaseAndExtent(...find(element, start), ...find(element, end));
}

/** Sets the caret where the mouse is, or else to the end of the text. */
export function setCaretAt(element: Element, point: Point | null): void {
  const place = point && document.caretPositionFromPoint?.(point.x, point.y);
  if (place && element.contains(place.offsetNode)) getSelection()?.collapse(place.offsetNode, place.offset);
  else setCaret(element, { start: Infinity, end: Infinity });
}

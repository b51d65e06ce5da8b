/** A place in the window, in pixels. */
export type Point = { x: number; y: number };

/** Puts the caret where somebody has clicked, or else at the end of the text. */
export function setCaret(element: HTMLElement, point: Point | null): void {
  const place = point && document.caretPositionFromPoint?.(point.x, point.y);
  const selection = getSelection();
  if (place && element.contains(place.offsetNode)) selection?.collapse(place.offsetNode, place.offset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}

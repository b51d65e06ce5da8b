import { useRef } from 'preact/hooks';
import { useRowDrag } from './use-row-drag.ts';

/**
 * Moves the rows of a list by dragging them, and keeps the focus on a row that its buttons move. `move` takes the row to
 * the place `to`, counted without it.
 */
export function useReorder<List extends HTMLElement = HTMLOListElement>(
  move: (from: number, to: number) => void,
) {
  const list = useRef<List>(null);
  const { toHandle, toRow } = useRowDrag(move);
  return {
    list,
    /** Moves a row by a button in it. The button at the new place gets the focus, or another if it is disabled there. */
    step: (from: number, by: 1 | -1) => {
      const to = from + by;
      const count = list.current?.children.length ?? 0;
      const isAtEnd = by > 0 ? to === count - 1 : to === 0;
      const [up, down] = list.current?.children[to]?.querySelectorAll('button') ?? [];
      const [same, other] = by > 0 ? [down, up] : [up, down];
      (isAtEnd ? other : same)?.focus();
      move(from, to);
    },
    toRow: (index: number) => ({ ...toHandle(index), ...toRow(index) }),
  };
}

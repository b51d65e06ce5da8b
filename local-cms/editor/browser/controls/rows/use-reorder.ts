import { useRef, useState } from 'preact/hooks';

/**
 * Moves the rows of a list by dragging them, and keeps the focus on a row that its buttons move. `move` takes the row to
 * the place `to`, counted without it.
 */
export function useReorder(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const side = dragged !== null && target !== null && dragged < target ? 'drop-after' : 'drop-before';
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
    toRow: (index: number) => ({
      draggable: true,
      class: target === index && dragged !== index ? side : '',
      onDragStart: (event: DragEvent) => {
        event.dataTransfer?.setData('text/plain', String(index));
        setDragged(index);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setTarget(index);
      },
      onDragEnd: end,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        end();
        if (dragged !== null && dragged !== index) move(dragged, index);
      },
    }),
  };
}

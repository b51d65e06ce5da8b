import './rows.css';
import { useState } from 'preact/hooks';

type Attributes = Readonly<Record<string, unknown>>;

/** Moves the rows of a list by dragging them. `move` takes the row to the place `to`, counted without it. */
export function useRowDrag(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const toMark = (index: number): string => {
    if (dragged === null || target !== index || dragged === index) return '';
    return dragged < index ? 'drop-after' : 'drop-before';
  };
  return {
    /** What is dragged, which can be the row itself. */
    toHandle: (index: number): Attributes => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer?.setData('text/plain', String(index));
        setDragged(index);
      },
      onDragEnd: end,
    }),
    /** The row, which a mark shows as the place for the one that is dragged. Takes nothing else, such as files. */
    toRow: (index: number): Attributes => ({
      class: toMark(index),
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        end();
        if (dragged !== index) move(dragged, index);
      },
    }),
  };
}

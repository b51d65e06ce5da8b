import { useState } from 'preact/hooks';
import { isHere, listTargets, type Slot } from '../../state/page/slots.ts';
import { findKey, findRendering, isAllowed, slots } from '../../state/page/structure.ts';
import { moveTo, runCommand } from '../../state/page/structure-changes.ts';
import type { Row } from './outline-rows.ts';

type Target = { key: string; side: 'before' | 'after' | 'inside' };

/** Finds the slot beside or inside of a row where a rendering can be dropped. */
function findSlot(uid: string, { key, side }: Target): Slot | undefined {
  const one = findRendering(uid);
  if (!one) return undefined;
  const targets = listTargets(slots.value, one, findKey(uid)).filter(
    (slot) => isAllowed(slot, one.component) && !isHere(slot, one),
  );
  if (side === 'inside') return targets.findLast((slot) => slot.key === key);
  return targets.find((slot) => (side === 'before' ? slot.next : slot.previous) === key);
}

/** Moves parts of the page by dragging their rows. */
export function useDrag(rows: readonly Row[]) {
  const [moved, setMoved] = useState('');
  const [target, setTarget] = useState<Target | null>(null);
  const over = (event: DragEvent, row: Row) => {
    if (!moved || !(event.currentTarget instanceof HTMLElement)) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const half = event.clientY < top + height / 2 ? 'before' : 'after';
    const next: Target = { key: row.node.key, side: row.node.type === 'placeholder' ? 'inside' : half };
    const isPossible = findSlot(moved, next) !== undefined;
    setTarget(isPossible ? next : null);
    if (isPossible) event.preventDefault();
  };
  const end = () => {
    setMoved('');
    setTarget(null);
  };
  return {
    toClass: (row: Row): string =>
      target && rows.includes(row) && target.key === row.node.key ? `drop-${target.side}` : '',
    toEvents: (row: Row) => ({
      draggable: row.node.type === 'rendering' && findRendering(row.node.uid) !== undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer?.setData('text/plain', row.name);
        setMoved(row.node.uid ?? '');
      },
      onDragOver: (event: DragEvent) => over(event, row),
      onDragEnd: end,
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const one = findRendering(moved);
        const slot = target && findSlot(moved, target);
        end();
        if (one && slot) runCommand(() => moveTo(one, slot));
      },
    }),
  };
}

import { batch, signal } from '@preact/signals';
import type { Rendering } from '../../../platform/description.ts';
import type { Component } from '../../../platform/library.ts';
import { channel } from '../../../state/page/open-page.ts';
import { findNearest, isHere, listTargets, type Slot } from '../../../state/page/slots.ts';
import { boxes, findKey, isAllowed, scrollTop, slots } from '../../../state/page/structure.ts';
import { addComponent, moveTo, runCommand } from '../../../state/page/structure-changes.ts';

/** What is dragged: a component from the picker, or a part of the page. */
type Dragged = { kind: 'add'; component: Component } | { kind: 'move'; rendering: Rendering };

export const dragged = signal<Dragged | null>(null);

/** Where it would be dropped. */
export const dropSlot = signal<Slot | null>(null);

/** Near the edge of the page, dragging scrolls it. */
const EDGE = 48;
const STEP = 24;

const listDropSlots = (what: Dragged): Slot[] => {
  if (what.kind === 'add') return slots.value.filter((slot) => isAllowed(slot, what.component.name));
  const { rendering } = what;
  return listTargets(slots.value, rendering, findKey(rendering.uid)).filter(
    (slot) => isAllowed(slot, rendering.component) && !isHere(slot, rendering),
  );
};

export function startDrag(event: DragEvent, what: Dragged): void {
  event.dataTransfer?.setData(
    'text/plain',
    what.kind === 'add' ? what.component.label : what.rendering.label,
  );
  if (event.dataTransfer) event.dataTransfer.effectAllowed = what.kind === 'add' ? 'copy' : 'move';
  // Later, because Chromium ends a drag whose element is covered when it starts.
  setTimeout(() => {
    dragged.value = what;
  });
}

export function endDrag(): void {
  batch(() => {
    dragged.value = null;
    dropSlot.value = null;
  });
}

/** `x` and `y` are in the frame, in pixels of the page. */
export function dragOver(x: number, y: number, height: number): void {
  const what = dragged.value;
  if (!what) return;
  if (y < EDGE || y > height - EDGE) {
    const top = Math.max(0, scrollTop.value + (y < EDGE ? -STEP : STEP));
    channel.value?.send('scroll', { top });
  }
  dropSlot.value = findNearest(listDropSlots(what), boxes.value, x, y + scrollTop.value) ?? null;
}

/** Outside of the page there is no place to drop. */
export function leave(): void {
  dropSlot.value = null;
}

export function drop(): void {
  const what = dragged.value;
  const slot = dropSlot.value;
  endDrag();
  if (!what || !slot) return;
  runCommand(() => (what.kind === 'add' ? addComponent(what.component, slot) : moveTo(what.rendering, slot)));
}

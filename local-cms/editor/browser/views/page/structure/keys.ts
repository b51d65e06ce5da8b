import type { Rendering } from '../../../platform/description.ts';
import { select } from '../../../state/open-page.ts';
import { go } from '../../../state/place.ts';
import { toPlaceName } from '../../../state/place-names.ts';
import { type Direction, findMove } from '../../../state/slots.ts';
import { announce } from '../../../state/status.ts';
import { chosenSlot, findKey, isAllowed, selectedRendering, slots } from '../../../state/structure.ts';
import { moveTo } from '../../../state/structure-changes.ts';

export function move(direction: Direction): void {
  const one = selectedRendering.value;
  if (!one) return;
  const slot = findMove(slots.value, one, findKey(one.uid), direction);
  if (!slot) announce(`${one.label} cannot be moved further.`);
  else if (isAllowed(slot, one.component)) moveTo(one, slot);
  else announce(`${one.label} is not allowed in ${toPlaceName(slot.placeholderName)}.`);
}

export function selectParent(): void {
  const parent = selectedRendering.value?.parent;
  select(parent ? findKey(parent) : '', { shouldScroll: true });
}

export function openPicker(): void {
  chosenSlot.value = null;
  go({ view: '', panel: 'add' });
}

/** Makes a command for the part that is selected when it is called. */
export const withSelected =
  (command: (one: Rendering) => void): (() => void) =>
  () => {
    if (selectedRendering.value) command(selectedRendering.value);
  };

import type { Rendering } from '../../../platform/description.ts';
import { select } from '../../../state/page/open-page.ts';
import { type Direction, findMove } from '../../../state/page/slots.ts';
import { chosenSlot, findKey, isAllowed, selectedRendering, slots } from '../../../state/page/structure.ts';
import { type Change, moveTo, runCommand } from '../../../state/page/structure-changes.ts';
import { go } from '../../../state/place/place.ts';
import { toPlaceName } from '../../../state/place/place-names.ts';

export const move = (direction: Direction): void =>
  runCommand(() => {
    const one = selectedRendering.value;
    if (!one) return undefined;
    const slot = findMove(slots.value, one, findKey(one.uid), direction);
    if (slot && isAllowed(slot, one.component)) return moveTo(one, slot);
    const why = slot ? `is not allowed in ${toPlaceName(slot.placeholderName)}` : 'cannot be moved further';
    return `${one.label} ${why}.`;
  });

export function selectParent(): void {
  if (!selectedRendering.value) return;
  const { parent } = selectedRendering.value;
  select(parent ? findKey(parent) : '', { shouldScroll: true });
}

export function openPicker(): void {
  chosenSlot.value = null;
  go({ view: '', panel: 'add' });
}

/** Makes a command for the part that is selected when its turn comes. */
export const withSelected = (command: (one: Rendering) => Change) => (): void =>
  runCommand(() => selectedRendering.value && command(selectedRendering.value));

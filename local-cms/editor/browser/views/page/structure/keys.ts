import type { Rendering } from '../../../platform/description.ts';
import { select, selectedNode } from '../../../state/page/open-page.ts';
import { type Direction, findMove } from '../../../state/page/slots.ts';
import { chosenSlot, findKey, isAllowed, selectedRendering, slots } from '../../../state/page/structure.ts';
import { type Change, moveTo, remove, runCommand } from '../../../state/page/structure-changes.ts';
import { go } from '../../../state/place/place.ts';
import { toPlaceName } from '../../../state/place/place-names.ts';

const NOTHING = 'Select a part of the page first.';

export const move = (direction: Direction): void =>
  runCommand(() => {
    const one = selectedRendering.value;
    if (!one) return NOTHING;
    const slot = findMove(slots.value, one, findKey(one.uid), direction);
    if (slot && isAllowed(slot, one.component)) return moveTo(one, slot);
    const why = slot ? `is not allowed in ${toPlaceName(slot.placeholderName)}` : 'cannot be moved further';
    return `${one.label} ${why}.`;
  });

export function selectParent(): void {
  if (!selectedRendering.value) return;
  const { uid, parent } = selectedRendering.value;
  const around = selectedNode.value?.type === 'field' ? uid : parent;
  select(around ? findKey(around) : '', { shouldScroll: true });
}

export function openPicker(): void {
  chosenSlot.value = null;
  go({ view: '', panel: 'add' });
}

function removeUnless(isRefused: () => boolean): void {
  const meant = selectedRendering.value?.uid;
  runCommand(() => {
    const one = selectedRendering.value;
    if (isRefused()) return 'Press Escape to select the whole part, then Delete.';
    if (!one) return NOTHING;
    // The command before it can have selected another part, which nobody has meant.
    return one.uid === meant ? remove(one) : `${one.label} is selected now. Press Delete again to delete it.`;
  });
}

export const removePart = (): void => removeUnless(() => false);

/** Deletes the selected part, but not because of a key that was meant for one of its fields. */
export const removeSelected = (): void => removeUnless(() => selectedNode.value?.type === 'field');

/** Makes a command for the part that is selected when its turn comes. */
export const withSelected = (command: (one: Rendering) => Change) => (): void =>
  runCommand(() => (selectedRendering.value ? command(selectedRendering.value) : NOTHING));

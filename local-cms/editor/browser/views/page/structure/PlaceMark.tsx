/** @jsxImportSource preact */

import { type Slot, toMark } from '../../../state/page/slots.ts';
import { boxes, findAddSlot, pointedSlot, toSlotName } from '../../../state/page/structure.ts';
import { place } from '../../../state/place/place.ts';
import { toPixels } from './box-style.ts';
import { dragged, dropSlot } from './drag.ts';

function findMarked(): Slot | null {
  if (dragged.value) return dropSlot.value;
  return pointedSlot.value ?? (place.value.panel === 'add' ? findAddSlot() : undefined) ?? null;
}

/** The line where something will be added or dropped, with the name of its placeholder. */
export function PlaceMark() {
  const slot = findMarked();
  const mark = slot && toMark(slot, boxes.value);
  const around = slot && boxes.value[slot.key];
  if (!slot || !mark) return null;
  return (
    <>
      {around && <div class="place-box" style={toPixels(around)} />}
      <div class="place-mark" style={toPixels(mark)}>
        <span>{toSlotName(slot)}</span>
      </div>
    </>
  );
}

/** @jsxImportSource preact */

import { toMark } from '../../../state/page/slots.ts';
import { boxes } from '../../../state/page/structure.ts';
import { toPlaceName } from '../../../state/place/place-names.ts';
import { toPixels } from './box-style.ts';
import { dropSlot } from './drag.ts';

/** The line where something will be dropped, with the name of the placeholder. */
export function DropMark() {
  const slot = dropSlot.value;
  const mark = slot && toMark(slot, boxes.value);
  const place = slot && boxes.value[slot.key];
  if (!slot || !mark) return null;
  return (
    <>
      {place && <div class="drop-place" style={toPixels(place)} />}
      <div class="drop-mark" style={toPixels(mark)}>
        <span>{toPlaceName(slot.placeholderName)}</span>
      </div>
    </>
  );
}

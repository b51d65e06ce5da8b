import type { Rendering } from '../../../platform/description.ts';
import type { Box } from '../../../platform/messages.ts';
import { openRichText } from '../../../state/page/renewal.ts';
import { boxes, findKey, scrollTop, selectedRendering } from '../../../state/page/structure.ts';
import { dragged } from './drag.ts';

/** The most that overlay.css gives it. */
const WIDTH = 376;
const HEIGHT = 36;

/** Distance of the toolbar from the part below it. A button fits between them. */
const GAP = 16;

/** Finds where the toolbar of the selected part is in a frame of the given width; null if there is none. */
export function placeToolbar(room: number): { one: Rendering; box: Box } | null {
  const one = selectedRendering.value;
  const part = one && boxes.value[findKey(one.uid)];
  if (!one || !part || dragged.value) return null;
  // The text has a toolbar of its own, which this one would cover.
  if (openRichText.value !== null) return null;
  const left = Math.max(4, Math.min(part.left, room - WIDTH - 4));
  const above = part.top - HEIGHT - GAP;
  // Stays in sight while a part that is higher than the frame is scrolled.
  const highest = Math.min(scrollTop.value + 4, part.top + Math.max(0, part.height - HEIGHT - GAP));
  return { one, box: { top: Math.max(4, highest, above), left, width: WIDTH, height: HEIGHT } };
}

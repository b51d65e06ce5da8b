/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../controls/Icon.tsx';
import type { Box } from '../../../platform/messages.ts';
import { hoveredKey, selectedKey } from '../../../state/page/open-page.ts';
import { openRichText } from '../../../state/page/renewal.ts';
import { type Slot, toMark } from '../../../state/page/slots.ts';
import {
  boxes,
  chosenSlot,
  pointedSlot,
  selectedRendering,
  slots,
  toSlotName,
} from '../../../state/page/structure.ts';
import { go } from '../../../state/place/place.ts';
import { dragged } from './drag.ts';
import { placeToolbar } from './place-toolbar.ts';

/**
 * Only the slots around what is selected or pointed at have a button, so that the page stays calm. Those of a partial design have one only while it is selected, because it changes other pages too.
 */
function isShown({ owner, parent, key, previous, next }: Slot): boolean {
  const isOpen =
    owner.kind === 'page' ||
    selectedRendering.value?.owner === owner.itemId ||
    (selectedKey.value !== '' && key.startsWith(`${selectedKey.value}/`));
  const isEmpty = !previous && !next;
  // Nothing in an empty partial design can be selected.
  if (!isOpen) return isEmpty && parent === null;
  if (isEmpty) return true;
  const isAt = (near: string) => [previous, next].some((one) => one !== '' && near === one);
  const around = (near: string): string[] =>
    near.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
  // The innermost part that is pointed at can be a field, or a part of another placeholder.
  return (
    around(selectedKey.value).some(isAt) ||
    (hoveredKey.value.startsWith(key) && around(hoveredKey.value).some(isAt))
  );
}

const hidePlace = () => {
  pointedSlot.value = null;
};

type Point = { x: number; y: number };

/** Buttons that are closer together than this are beside each other instead. */
const APART = 32;

/** Half of a button. */
const RADIUS = 12;

/** Lowers a button that the toolbar would cover. */
function clearToolbar({ x, y }: Point, toolbar: Box | undefined): Point {
  if (!toolbar) return { x, y };
  const { top, left, width, height } = toolbar;
  const isBeside = x + RADIUS < left || x - RADIUS > left + width;
  const isAway = y + RADIUS < top || y - RADIUS > top + height;
  return isBeside || isAway ? { x, y } : { x, y: top + height + RADIUS + 1 };
}

/** Finds where the buttons of the slots are, so that none covers another. */
function placeButtons(shown: readonly Slot[], toolbar: Box | undefined): { slot: Slot; point: Point }[] {
  const placed: { slot: Slot; point: Point }[] = [];
  const end = Math.max(...Object.values(boxes.value).map(({ top, height }) => top + height));
  for (const slot of shown) {
    const mark = toMark(slot, boxes.value);
    if (!mark) continue;
    const y = Math.max(RADIUS, Math.min(end - RADIUS, mark.top + mark.height / 2));
    const middle = { x: mark.left + mark.width / 2, y };
    const point = clearToolbar(middle, toolbar);
    const isTaken = () =>
      placed.some((one) => Math.hypot(one.point.x - point.x, one.point.y - point.y) < APART);
    while (isTaken()) point.x += APART;
    placed.push({ slot, point });
  }
  return placed;
}

function AddMark({ slot, point }: { slot: Slot; point: Point }) {
  const isChosen = chosenSlot.value?.key === slot.key && chosenSlot.value.index === slot.index;
  const style = { top: `${point.y}px`, left: `${point.x}px` };
  const isFirst = slot.parent === null && slot.owner.kind === 'page' && !slot.previous && !slot.next;
  const name = isFirst ? 'add-mark first' : 'add-mark';
  useEffect(() => hidePlace, []);
  const showPlace = () => {
    pointedSlot.value = slot;
  };
  const choose = () => {
    chosenSlot.value = slot;
    go({ view: '', panel: 'add' });
  };
  return (
    <button
      type="button"
      class={isChosen ? `${name} chosen` : name}
      style={style}
      aria-label={isFirst ? undefined : `Add a component here, in ${toSlotName(slot)}`}
      title={isFirst ? undefined : 'Add a component here'}
      onMouseEnter={showPlace}
      onFocus={showPlace}
      onMouseLeave={hidePlace}
      onBlur={hidePlace}
      onClick={choose}
    >
      <Icon name="add" size={16} />
      {isFirst && 'Add the first section'}
    </button>
  );
}

/** Buttons between the components, where others can be added. */
export function AddMarks({ room }: { room: number }) {
  // These buttons would cover the toolbar of an open rich text.
  if (dragged.value || openRichText.value !== null) return null;
  const toolbar = placeToolbar(room)?.box;
  return (
    <>
      {placeButtons(slots.value.filter(isShown), toolbar).map(({ slot, point }) => (
        <AddMark key={`${slot.key} ${slot.index}`} slot={slot} point={point} />
      ))}
    </>
  );
}

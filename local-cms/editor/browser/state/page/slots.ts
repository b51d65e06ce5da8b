import type { Description, Owner, Rendering } from '../../platform/description.ts';
import type { Box, OutlineNode } from '../../platform/messages.ts';

/** A place for a rendering, in the file of a page or partial design. */
export type Slot = {
  owner: Owner;
  /** The rendering that has the placeholder; null for a placeholder of the file itself. */
  parent: string | null;
  placeholder: string;
  /** As in the file, without `-{*}`. */
  placeholderName: string;
  index: number;
  /** The key of the placeholder's chrome, and those of the renderings on both sides of the slot. */
  key: string;
  previous: string;
  next: string;
};

export type Boxes = Readonly<Record<string, Box>>;

type Base = Pick<Slot, 'owner' | 'parent' | 'placeholder' | 'placeholderName'>;

const withoutNumber = (name: string): string => name.replace(/-\{\*\}$/, '');

/** Finds the file that a placeholder belongs to. The renderings of a partial design are inside of one of Sitecore's. */
function findBase(node: OutlineNode, around: string, { owners, renderings }: Description): Base | null {
  const { name = '' } = node;
  const design = owners.find(({ places }) => around in places);
  if (design) {
    const placeholder = design.places[around] ?? name;
    return { owner: design, parent: null, placeholder, placeholderName: placeholder };
  }
  const rendering = renderings.find(({ uid }) => uid === around);
  const owner = owners.find((one) => (around ? one.itemId === rendering?.owner : one.kind === 'page'));
  if (!owner || (around && !rendering)) return null;
  return { owner, parent: around || null, placeholder: name, placeholderName: withoutNumber(name) };
}

function listOfPlaceholder(node: OutlineNode, around: string, description: Description): Slot[] {
  const base = findBase(node, around, description);
  const inner = (child: OutlineNode) => listSlots(child.children, description, child.uid ?? '');
  if (!base) return node.children.flatMap(inner);
  const owns = ({ uid }: OutlineNode) =>
    description.renderings.some((one) => one.uid === uid && one.owner === base.owner.itemId);
  const own = node.children.filter(owns);
  // A partial design comes before the page's own renderings.
  const others = node.children.filter((child) => !owns(child)).flatMap(inner);
  // Where a partial design is, a page of its own has nothing: header and footer.
  if (own.length === 0 && base.owner.kind === 'page' && others.length > 0) return others;
  // The file can have others between them, which the audience does not see.
  const places = own.map(({ uid }) => description.renderings.find((one) => one.uid === uid)?.index ?? 0);
  const toSlot = (place: number): Slot => {
    const previous =
      own[place - 1]?.key ?? (place === 0 ? node.children.filter((one) => !owns(one)).at(-1)?.key : '');
    const index = places[place] ?? (places.at(-1) ?? -1) + 1;
    return { ...base, index, key: node.key, previous: previous ?? '', next: own[place]?.key ?? '' };
  };
  return [...others, toSlot(0), ...own.flatMap((child, index) => [...inner(child), toSlot(index + 1)])];
}

/** Lists all slots of a page in document order. `around` is the uid of the rendering around the nodes. */
export function listSlots(nodes: readonly OutlineNode[], description: Description, around = ''): Slot[] {
  return nodes.flatMap((node) => {
    if (node.type === 'placeholder') return listOfPlaceholder(node, around, description);
    return node.type === 'rendering' ? listSlots(node.children, description, node.uid ?? '') : [];
  });
}

const isSamePlace = (slot: Slot, one: Rendering): boolean =>
  slot.owner.itemId === one.owner &&
  slot.parent === one.parent &&
  slot.placeholderName === withoutNumber(one.placeholderName);

/** Whether the slot is where the rendering is already. */
export const isHere = (slot: Slot, one: Rendering): boolean =>
  isSamePlace(slot, one) && (slot.index === one.index || slot.index === one.index + 1);

/** The index after the rendering is taken out of its place. */
export const toMoveIndex = (slot: Slot, one: Rendering): number =>
  isSamePlace(slot, one) && slot.index > one.index ? slot.index - 1 : slot.index;

/** The slots that a rendering can move to: in its own file, and not inside of itself. */
export const listTargets = (slots: readonly Slot[], one: Rendering, key: string): Slot[] =>
  slots.filter((slot) => slot.owner.itemId === one.owner && !slot.key.startsWith(`${key}/`));

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Finds where an arrow key moves a rendering to. Up and down leave a placeholder at its ends. */
export function findMove(
  slots: readonly Slot[],
  one: Rendering,
  key: string,
  direction: Direction,
): Slot | undefined {
  const targets = listTargets(slots, one, key);
  const start = targets.findIndex((slot) => isSamePlace(slot, one) && slot.index === one.index);
  const above = targets.slice(0, Math.max(0, start));
  const below = targets.slice(start + 2);
  const isNear = (slot: Slot) => isSamePlace(slot, one);
  switch (direction) {
    case 'up':
      return one.index > 0 ? above.findLast(isNear) : above.at(-1);
    case 'down':
      return below.find(isNear) ?? below[0];
    case 'in':
      return above.findLast((slot) => slot.key.startsWith(`${targets[start]?.previous}/`));
    case 'out':
      return below.find((slot) => slot.key.length < (targets[start]?.key.length ?? 0));
  }
}

const THICKNESS = 4;

const isBeside = (a: Box, b: Box): boolean => a.top < b.top + b.height / 2 && b.top < a.top + a.height / 2;

/** Returns the line that shows a slot in the page. */
export function toMark({ key, previous, next }: Slot, boxes: Boxes): Box | null {
  const place = boxes[key];
  const above = boxes[previous];
  const below = boxes[next];
  if (above && below && isBeside(above, below)) {
    const { top, left, height } = below;
    return { top, left: left - THICKNESS / 2, width: THICKNESS, height };
  }
  const line = (box: Box, top: number): Box => ({
    top: top - THICKNESS / 2,
    left: box.left,
    width: box.width,
    height: THICKNESS,
  });
  if (below) return line(below, below.top);
  if (above) return line(above, above.top + above.height);
  return place ? line(place, place.top + place.height / 2) : null;
}

const toDistance = ({ top, left, width, height }: Box, x: number, y: number): number => {
  const dx = Math.max(left - x, 0, x - left - width);
  const dy = Math.max(top - y, 0, y - top - height);
  return Math.hypot(dx, dy);
};

/** Finds the slot whose line is nearest to a point of the page. */
export function findNearest(slots: readonly Slot[], boxes: Boxes, x: number, y: number): Slot | undefined {
  const near = slots.flatMap((slot) => {
    const mark = toMark(slot, boxes);
    return mark ? [{ slot, distance: toDistance(mark, x, y) }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance)[0]?.slot;
}

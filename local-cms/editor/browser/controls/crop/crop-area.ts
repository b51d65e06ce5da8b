/** A part of a picture, in pixels from the left and from the top. */
export type Area = { left: number; top: number; width: number; height: number };

export type Size = { width: number; height: number };

/** `ratio` is the width of the area divided by its height; null if it is free. */
export type CropRules = { size: Size; ratio: number | null };

export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;

export type Corner = (typeof CORNERS)[number];

const SMALLEST = 16;

const limit = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** A division by the ratio can end a little below a whole pixel. */
const TOLERANCE = 1e-9;

/** Rounds the edges instead of the sizes, which could lead out of the picture. */
function round({ left, top, width, height }: Area): Area {
  const [x, y] = [Math.floor(left + TOLERANCE), Math.floor(top + TOLERANCE)];
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.round(left + width) - x),
    height: Math.max(1, Math.round(top + height) - y),
  };
}

/** Moves the area, and keeps it in the picture. */
export const moveArea = (area: Area, x: number, y: number, { size }: CropRules): Area =>
  round({
    ...area,
    left: limit(area.left + x, 0, size.width - area.width),
    top: limit(area.top + y, 0, size.height - area.height),
  });

/** Makes the width and height as large as the space allows, with the ratio if there is one. */
function fitInto(wanted: Size, space: Size, ratio: number | null): Size {
  const width = limit(wanted.width, Math.min(SMALLEST, space.width), space.width);
  const height = limit(wanted.height, Math.min(SMALLEST, space.height), space.height);
  if (ratio === null) return { width, height };
  const fitted = Math.min(width, space.height * ratio);
  return { width: fitted, height: fitted / ratio };
}

/** Moves a corner of the area. The opposite corner stays. */
export function moveCorner(
  area: Area,
  corner: Corner,
  x: number,
  y: number,
  { size, ratio }: CropRules,
): Area {
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const right = area.left + area.width;
  const bottom = area.top + area.height;
  const space = {
    width: isLeft ? right : size.width - area.left,
    height: isTop ? bottom : size.height - area.top,
  };
  const wanted = { width: area.width + (isLeft ? -x : x), height: area.height + (isTop ? -y : y) };
  // With a ratio, the height follows: a step up or down counts as one of the width.
  if (ratio !== null && x === 0) wanted.width = wanted.height * ratio;
  const fitted = fitInto(wanted, space, ratio);
  return round({
    ...fitted,
    left: isLeft ? right - fitted.width : area.left,
    top: isTop ? bottom - fitted.height : area.top,
  });
}

/** Returns the largest area with the ratio, around the middle of the present one. */
export function withRatio(area: Area, { size, ratio }: CropRules): Area {
  if (ratio === null) return area;
  const fitted = fitInto(size, size, ratio);
  const left = area.left + (area.width - fitted.width) / 2;
  const top = area.top + (area.height - fitted.height) / 2;
  return moveArea({ ...fitted, left, top }, 0, 0, { size, ratio });
}

/** Sets one of the four numbers, and keeps the area in the picture. */
export function setNumber(area: Area, name: keyof Area, value: number, rules: CropRules): Area {
  if (name === 'left') return moveArea(area, value - area.left, 0, rules);
  if (name === 'top') return moveArea(area, 0, value - area.top, rules);
  if (name === 'width') return moveCorner(area, 'bottom right', value - area.width, 0, rules);
  return moveCorner(area, 'bottom right', 0, value - area.height, rules);
}

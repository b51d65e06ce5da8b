import type { TargetSize } from './media-size.ts';

/** The most important point of a picture, in percent from the left and from the top, as CSS's `object-position`. */
export type Focus = { x: number; y: number };

export const CENTER: Focus = { x: 50, y: 50 };

/** Reads a focal point such as `30,60`. Returns null if it is not valid. */
export function readFocus(text: string): Focus | null {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  const focus = { x: Number(x), y: Number(y) };
  return focus.x <= 100 && focus.y <= 100 ? focus : null;
}

type Crop = { whole: TargetSize; left: number; top: number };

/** Returns the size of the whole picture that covers `target`, and the corner of the part to show, in pixels. */
export function toCrop(original: TargetSize, target: TargetSize, { x, y }: Focus): Crop {
  const scale = Math.max(target.width / original.width, target.height / original.height);
  const width = Math.max(target.width, Math.round(original.width * scale));
  const height = Math.max(target.height, Math.round(original.height * scale));
  const left = Math.round(((width - target.width) * x) / 100);
  const top = Math.round(((height - target.height) * y) / 100);
  return { whole: { width, height }, left, top };
}

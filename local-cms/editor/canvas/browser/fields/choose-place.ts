export type Box = { left: number; top: number; width: number; height: number };

type Places = {
  /** The text for which a place beside it is chosen, and the size of what is put there. */
  text: Box;
  size: { width: number; height: number };
  /** What should stay in sight, in the same coordinates. */
  others: readonly Box[];
  roomWidth: number;
  gap: number;
};

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));

const measureHidden = (box: Box, others: readonly Box[]): number =>
  others
    .map((other) => [
      overlap(box.left, box.width, other.left, other.width),
      overlap(box.top, box.height, other.top, other.height),
    ])
    .reduce((sum, [x = 0, y = 0]) => sum + x * y, 0);

/** Chooses the place above or below a text that hides the least of the others, from the edges of the text. */
export function choosePlace({ text, size, others, roomWidth, gap }: Places): { left: number; top: number } {
  const start = Math.max(gap, text.left);
  const end = Math.max(gap, Math.min(text.left + text.width, roomWidth - gap) - size.width);
  const above = text.top - size.height - gap;
  const below = text.top + text.height + gap;
  const places = [above, below].flatMap((top) => [start, end].map((left) => ({ left, top })));
  const hidden = places.map((place) => measureHidden({ ...place, ...size }, others));
  return places[hidden.indexOf(Math.min(...hidden))] ?? { left: start, top: above };
}

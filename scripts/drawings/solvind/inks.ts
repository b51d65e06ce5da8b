/** The five inks of Solvind. A picture has no other color, and no gradient. */
export const inks = {
  teal: '#0b3b3c',
  green: '#2a8574',
  paper: '#f7f0df',
  sun: '#f5b83d',
  coral: '#e5573c',
} as const;

export type Ink = keyof typeof inks;

/** The distance and the width of the lines of a hatch, in units of the view box. */
const GAP = 11;
const LINE = 3.4;

/** Draws lines of one ink that shade a surface, as in a print. */
export function hatch(ink: string, color: string, angle: number): string {
  return `<pattern id="${ink}-${angle}" width="${GAP}" height="${GAP}" patternUnits="userSpaceOnUse"
    patternTransform="rotate(${angle})"><rect width="${GAP}" height="${LINE}" fill="${color}"/></pattern>`;
}

const ANGLES = [0, 30, 90, 135] as const;
const HATCHES = Object.entries(inks)
  .flatMap(([ink, color]) => ANGLES.map((angle) => hatch(ink, color, angle)))
  .join('');

/** Value of `fill` for a surface that is shaded with lines of an ink. */
export function shade(ink: Ink, angle: (typeof ANGLES)[number] = 135): string {
  return `url(#${ink}-${angle})`;
}

/** Frames shapes as a picture of 1500 × 1000 units on a ground of one ink. */
export function print(ground: Ink, shapes: string, [width, height] = [1500, 1000]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${HATCHES}</defs><rect width="${width}" height="${height}" fill="${inks[ground]}"/>${shapes}</svg>`;
}

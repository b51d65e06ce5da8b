import { type Letters, loadLetters } from '../../letters.ts';
import { nightStyle } from './ink.ts';

const FONT = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const ITALIC = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-italic.woff2';

const createBold = await loadLetters(FONT, 800, 'b');
const createPlain = await loadLetters(FONT, 500, 'p');
const createItalic = await loadLetters(ITALIC, 450, 'i');

/** A sheet of paper. What is added later lies on top. */
export type Sheet = {
  width: number;
  height: number;
  bold: Letters;
  plain: Letters;
  italic: Letters;
  add(...markup: string[]): void;
  define(markup: string): void;
  toSvg(): string;
};

export function createSheet(title: string, width: number, height: number, ground: string): Sheet {
  const [bold, plain, italic] = [createBold(), createPlain(), createItalic()];
  const parts: string[] = [];
  const definitions: string[] = [];
  return {
    width,
    height,
    bold,
    plain,
    italic,
    add: (...markup) => parts.push(...markup),
    define: (markup) => definitions.push(markup),
    toSvg: () =>
      [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
        `<title>${title}</title>`,
        nightStyle(ground),
        '<defs>',
        ...definitions,
        bold.definitions(),
        plain.definitions(),
        italic.definitions(),
        '</defs>',
        `<rect width="${width}" height="${height}" fill="${ground}"/>`,
        ...parts,
        '</svg>',
      ].join(''),
  };
}

export type Point = readonly [x: number, y: number];

const round = (n: number) => Math.round(n * 10) / 10;

/** Returns the point at a bearing (degrees clockwise from north) and distance. */
export const toward = ([x, y]: Point, bearing: number, distance: number): Point => [
  x + Math.sin((bearing * Math.PI) / 180) * distance,
  y - Math.cos((bearing * Math.PI) / 180) * distance,
];

export const toPath = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** Draws a line through the middles of the sides, with the points as handles. */
export function toSmoothPath(points: readonly Point[], isClosed = false): string {
  if (points.length < 3) return toPath(points, isClosed);
  const middle = ([ax, ay]: Point, [bx, by]: Point) =>
    `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [first, last] = [at(0), at(-1)];
  if (isClosed) {
    const curves = points.map(
      (point, index) => `Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, at(index + 1))}`,
    );
    return `M${middle(last, first)}${curves.join('')}Z`;
  }
  const curves = points
    .slice(1, -1)
    .map(
      (point, index) => `Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, at(index + 2))}`,
    );
  return `M${Math.round(first[0])} ${Math.round(first[1])}${curves.join('')}L${Math.round(last[0])} ${Math.round(last[1])}`;
}

type Look = {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  cap?: 'round' | 'butt';
  opacity?: number;
};

export function shape(path: string, { fill = 'none', stroke, width = 2, dash, cap, opacity }: Look): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  const more = `${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}${cap === undefined ? '' : ` stroke-linecap="${cap}"`}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
  return `<path d="${path}" fill="${fill}"${line}${more}/>`;
}

export const circle = (
  [x, y]: Point,
  radius: number,
  { fill = 'none', stroke, width = 2, dash }: Look,
): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`}${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`;

import { type Ink, inks } from './inks.ts';

export type Point = readonly [x: number, y: number];

/** A value of `fill`: an ink, or a hatch from `shade`. */
type Fill = Ink | `url(${string})` | (string & {});

const isInk = (fill: Fill): fill is Ink => Object.hasOwn(inks, fill);

const toFill = (fill: Fill): string => (isInk(fill) ? inks[fill] : fill);

export function path(fill: Fill, d: string, more = ''): string {
  return `<path d="${d}" fill="${toFill(fill)}" ${more}/>`;
}

export function line(ink: Ink, width: number, d: string, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${inks[ink]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function circle(fill: Fill, cx: number, cy: number, r: number, more = ''): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${toFill(fill)}" ${more}/>`;
}

export function ring(ink: Ink, width: number, cx: number, cy: number, r: number, more = ''): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${inks[ink]}" stroke-width="${width}" ${more}/>`;
}

export function rect(fill: Fill, x: number, y: number, width: number, height: number, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${toFill(fill)}" ${more}/>`;
}

export function polygon(fill: Fill, ...points: Point[]): string {
  return `<polygon points="${points.map((point) => point.join()).join(' ')}" fill="${toFill(fill)}"/>`;
}

export function group(transform: string, ...shapes: string[]): string {
  return `<g transform="${transform}">${shapes.join('')}</g>`;
}

/** Shows shapes only inside an outline. The id is unique in a picture. */
export function clip(id: string, outline: string, ...shapes: string[]): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`;
}

export function times<T>(count: number, toItem: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => toItem(index));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Point on a circle; 0° is to the right, and angles grow clockwise. */
export function onCircle(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
}

/** A smooth closed outline through points, for drawn contours (Catmull–Rom splines). */
export function outline(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6].map(round);
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6].map(round);
    return `C${c1} ${c2} ${p2.map(round)}`;
  });
  return `M${at(0).map(round)}${curves.join('')}Z`;
}

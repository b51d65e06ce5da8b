import type { Drawing } from '../drawing.ts';
import { inks } from './inks.ts';
import { circle, group, onCircle, path, rect, ring, times } from './shapes.ts';

/** A round picture of 240 × 240 units without hatches, because it is shown small. */
function icon(...shapes: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><title>Solvind</title>${shapes.join('')}</svg>`;
}

const share = icon(
  circle('sun', 120, 120, 120),
  ...times(4, (i) =>
    group(
      `translate(120 120) rotate(${12 + i * 90})`,
      path(i % 2 ? 'coral' : 'paper', 'M0,0 V-92 C42,-92 66,-66 64,-26Z'),
      path('teal', 'M0,0 V-92 C16,-76 24,-52 22,-16Z', 'opacity=".35"'),
    ),
  ),
  circle('teal', 120, 120, 13),
);

const power = icon(
  circle('coral', 120, 120, 120),
  rect('paper', 44, 44, 152, 152, 'rx="20"'),
  circle('green', 120, 120, 62),
  circle('teal', 97, 108, 12),
  circle('teal', 143, 108, 12),
  path('teal', 'M94,136 h52 a26,26 0 0 1 -52,0Z'),
);

const dividend = icon(
  circle('sun', 120, 120, 120),
  ...times(36, (i) => circle('teal', ...onCircle(120, 120, 108, i * 10), 3)),
  ring('teal', 4, 120, 120, 96),
  ...times(6, (i) =>
    group(
      `translate(120 120) rotate(${i * 60}) translate(0 -66) scale(.8)`,
      path('coral', 'M0,22 C-42,-8 -22,-42 0,-18 C22,-42 42,-8 0,22Z'),
    ),
  ),
  ring('coral', 6, 120, 120, 38),
  `<circle cx="120" cy="120" r="30" fill="${inks.teal}"/>`,
);

export function draw(): Drawing[] {
  return [
    { file: 'icon-share.svg', svg: share },
    { file: 'icon-power.svg', svg: power },
    { file: 'icon-dividend.svg', svg: dividend },
  ];
}

import { createRandom, type Drawing } from '../drawing.ts';
import { GREEN, INK, NAVY, PAPER, RED, SAND, WATER, YELLOW } from './chart/ink.ts';
import { defineFleet, drawBorder, placeBoat } from './chart/marks.ts';
import { circle, createSheet, type Point, shape, toPath, toSmoothPath } from './chart/sheet.ts';

/** A boat in its place, seen from above: two lines to the piles, two to the bridge, and three fenders a side. */
function drawMooring(): string {
  const sheet = createSheet('A moored boat', 1500, 2000, WATER[1]);
  defineFleet(sheet);
  sheet.add(
    `<path d="M0 0H1500V300H0Z" fill="${SAND}" stroke="${INK}" stroke-width="10"/>`,
    shape(Array.from({ length: 24 }, (_, n) => `M${n * 66 + 30} 0V300`).join(''), { stroke: INK, width: 3 }),
    ...[-50, 1550].map((x) => placeBoat(x < 0 ? 2 : 3, [x, 900], 1180, 0)),
  );
  const line = (from: Point, to: Point, bend: number) => {
    const path = `M${from.join(' ')}Q${(from[0] + to[0]) / 2 + bend} ${(from[1] + to[1]) / 2} ${to.join(' ')}`;
    return [
      shape(path, { stroke: INK, width: 22, cap: 'round' }),
      shape(path, { stroke: YELLOW, width: 12, cap: 'round' }),
    ];
  };
  const piles: Point[] = [
    [400, 1760],
    [1100, 1760],
  ];
  sheet.add(
    placeBoat(4, [750, 930], 1180, 0),
    ...line([714, 420], [470, 232], 26),
    ...line([786, 420], [1030, 232], -26),
    ...line([660, 1500], [400, 1760], 30),
    ...line([840, 1500], [1100, 1760], -30),
    ...piles.flatMap((pile) => [
      circle(pile, 62, { fill: SAND, stroke: INK, width: 12 }),
      circle(pile, 34, { stroke: INK, width: 5 }),
      circle(pile, 12, { stroke: INK, width: 5 }),
    ]),
    ...[
      [470, 210],
      [1030, 210],
    ].map(([x = 0, y = 0]) => shape(`M${x - 60} ${y - 22}H${x + 60}V${y + 22}H${x - 60}Z`, { fill: INK })),
    ...[700, 930, 1160].flatMap((y) =>
      [-1, 1].map((side) => {
        const x = 750 + side * (y === 700 ? 196 : 222);
        return `<rect x="${x - 24}" y="${y - 62}" width="48" height="124" rx="24" fill="${PAPER}" stroke="${INK}" stroke-width="9"/>`;
      }),
    ),
    shape('M640 60H860V176H640Z', { fill: GREEN, stroke: INK, width: 8 }),
  );
  sheet.add(sheet.bold.write('B 17', 750, 146, { size: 80, fill: PAPER, align: 'middle' }));
  return sheet.toSvg();
}

/** The strokes that stand for the slopes of a hill: short ones at the top, long ones at the foot. */
function hatch([x, y]: Point, radius: number, random: () => number): string {
  const strokes: string[] = [];
  for (let n = 0; n < 72; n += 1) {
    const turn = (n / 72) * Math.PI * 2;
    const swell = radius * (1 + Math.sin(turn * 3 + x) * 0.1);
    for (const [from, to] of [
      [0.3, 0.48],
      [0.52, 0.7],
      [0.75, 1],
    ] as const) {
      if (from === 0.3 && n % 2 === 0) continue;
      const at = (part: number) =>
        `${Math.round(x + Math.cos(turn) * swell * part * 1.35)} ${Math.round(y + Math.sin(turn) * swell * part)}`;
      strokes.push(`M${at(from + random() * 0.05)}L${at(to - random() * 0.06)}`);
    }
  }
  return strokes.join('');
}

/** The harbour of 1884 as an engraver would have drawn it: one stone jetty, and hatched hills. */
function drawOldChart(): string {
  const sheet = createSheet('The harbour in 1884', 1500, 1560, '#fbf6e6');
  sheet.add('<g transform="translate(0 -250)">');
  const random = createRandom(1884);
  const coast = (shift: number): Point[] =>
    [
      [-80, 1180],
      [160, 1210],
      [340, 1150],
      [520, 1240],
      [700, 1220],
      [900, 1260],
      [1120, 1170],
      [1300, 1200],
      [1600, 1080],
    ].map(([x = 0, y = 0], n): Point => [x, y - shift + Math.sin(n * 2 + shift / 60) * shift * 0.07]);
  for (const [n, shift] of [22, 48, 80, 120, 168, 226, 296, 380].entries())
    sheet.add(shape(toSmoothPath(coast(shift)), { stroke: NAVY, width: Math.max(1.4, 5 - n * 0.6) }));
  sheet.add(shape(`${toSmoothPath(coast(0))}V2100H-80Z`, { fill: '#f3e3b3', stroke: INK, width: 8 }));
  for (const [hx, hy, radius] of [
    [300, 1600, 190],
    [1110, 1700, 230],
    [760, 1880, 150],
  ] as const)
    sheet.add(shape(hatch([hx, hy], radius, random), { stroke: INK, width: 3 }));
  const jetty: Point[] = [
    [760, 1260],
    [740, 900],
    [850, 760],
  ];
  sheet.add(
    shape(toPath(jetty), { stroke: INK, width: 56 }),
    shape(toPath(jetty), { stroke: '#f3e3b3', width: 40 }),
    shape(toPath(jetty), { stroke: INK, width: 40, dash: '3 24' }),
  );
  defineFleet(sheet);
  sheet.add(
    placeBoat(7, [640, 1080], 120, 6),
    placeBoat(7, [838, 1010], 120, 184),
    placeBoat(0, [640, 900], 150, 4),
  );
  for (const [x, y] of [
    [520, 1330],
    [600, 1380],
    [690, 1340],
    [840, 1350],
    [920, 1400],
    [1010, 1350],
  ] as const)
    sheet.add(shape(`M${x} ${y}h54v36h-54Z`, { fill: INK }));
  sheet.add(
    shape(
      toSmoothPath([
        [-50, 1440],
        [400, 1450],
        [900, 1470],
        [1600, 1400],
      ]),
      { stroke: INK, width: 4, dash: '26 12' },
    ),
  );
  for (const [x, y, text] of [
    [330, 900, '5'],
    [520, 720, '8'],
    [1010, 900, '7'],
    [1230, 760, '11'],
    [940, 600, '12'],
    [620, 500, '16'],
    [280, 620, '9'],
    [360, 380, '21'],
    [860, 360, '22'],
  ] as const)
    sheet.add(sheet.italic.write(text, x, y, { size: 52, fill: INK, align: 'middle' }));
  sheet.add(sheet.bold.write('1884', 1190, 655, { size: 130, fill: RED, align: 'middle', spacing: 0.04 }));
  sheet.add('</g>');
  drawBorder(sheet, 48, 120, '#fbf6e6');
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [
  { file: 'mooring.svg', svg: drawMooring() },
  { file: 'harbour-1884.svg', svg: drawOldChart() },
];

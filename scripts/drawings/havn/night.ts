import type { Drawing } from '../drawing.ts';
import { DEEP, INK, PAPER, RED, YELLOW } from './chart/ink.ts';
import { circle, createSheet, type Point, shape, toPath, toSmoothPath, toward } from './chart/sheet.ts';

const GREEN = '#12a067';

/** The course into the harbour, and the bearing of a boat on it as seen from the light. */
const COURSE = 163;
const SEAWARD = COURSE - 180;

/** The sector light at night: green too far west, white in the channel, red too far east. */
function drawSectors(width: number, height: number, light: Point): string {
  const sheet = createSheet('Sector light', width, height, INK);
  const reach = Math.hypot(width, height) * 1.2;
  const sector = (from: number, to: number, fill: string, opacity?: number) =>
    shape(
      toPath(
        [
          light,
          toward(light, from, reach),
          toward(light, (from + to) / 2, reach * 1.05),
          toward(light, to, reach),
        ],
        true,
      ),
      { fill, opacity },
    );
  sheet.define(
    '<style>@media(prefers-reduced-motion:no-preference){#white{animation:flash 2.4s 2}}@keyframes flash{50%{opacity:.2}}</style>',
  );
  sheet.add(sector(-58, -24, GREEN), `<g id="white">${sector(-24, -10, PAPER)}</g>`, sector(-10, 26, RED));
  const arcs = Array.from({ length: 9 }, (_, n) => 220 + n * 170);
  sheet.add(
    ...arcs.map((radius) =>
      circle(light, radius, { stroke: INK, width: 3, dash: radius % 340 === 220 ? '' : '4 14' }),
    ),
  );
  const course = toward(light, SEAWARD, reach);
  sheet.add(shape(toPath([light, course]), { stroke: INK, width: 7, dash: '46 26' }));
  const coast = (drop: number, rise: number): Point[] => [
    [-60, light[1] + 10 + drop],
    [width * 0.16, light[1] + 60 + drop - rise],
    [width * 0.4, light[1] + 20 + drop],
    [light[0], light[1] + drop - 14],
    [width * 0.84, light[1] - 60 + drop],
    [width + 60, light[1] - 20 + drop],
    [width + 60, height + 80],
    [-60, height + 80],
  ];
  sheet.add(shape(toPath(coast(0, 0), true), { fill: YELLOW, stroke: INK, width: 6 }));
  for (let n = 1; n < 6; n += 1)
    sheet.add(shape(toSmoothPath(coast(n * 52, n * 22).slice(0, 6)), { stroke: INK, width: 2.5 }));
  const rear = toward(light, COURSE, 190);
  sheet.add(
    shape(toPath([light, rear]), { stroke: INK, width: 7 }),
    ...[light, rear].flatMap((place) => [
      circle(place, 36, { fill: INK }),
      circle(place, 20, { fill: PAPER }),
      circle(place, 8, { fill: RED }),
    ]),
  );
  const boat = toward(light, SEAWARD, height * 0.56);
  sheet.add(
    `<g transform="translate(${boat.map(Math.round).join(' ')})rotate(${COURSE})"><path d="M0-70C14-48 24-16 24 14C24 38 19 56 15 70H-15C-19 56-24 38-24 14C-24-16-14-48 0-70Z" fill="${PAPER}" stroke="${INK}" stroke-width="8"/><path d="M0-24V52" stroke="${INK}" stroke-width="8"/></g>`,
  );
  const write = (text: string, bearing: number, distance: number, fill: string) => {
    const [x, y] = toward(light, bearing, distance);
    sheet.add(sheet.bold.write(text, x, y, { size: 62, fill, align: 'middle', spacing: 0.06 }));
  };
  write('G', -42, height * 0.47, DEEP);
  write('R', 8, height * 0.6, PAPER);
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [
  { file: 'sector-light.svg', svg: drawSectors(1200, 1600, [760, 1270]) },
  { file: 'sector-light-wide.svg', svg: drawSectors(2000, 1000, [1300, 820]) },
];

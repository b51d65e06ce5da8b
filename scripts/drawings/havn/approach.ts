import { createRandom, type Drawing } from '../drawing.ts';
import { type Depth, listContours } from './chart/contours.ts';
import { INK, PAPER, RED, WATER, YELLOW } from './chart/ink.ts';
import { drawBuoy, drawRose } from './chart/marks.ts';
import { createNoise } from './chart/noise.ts';
import {
  circle,
  createSheet,
  type Point,
  type Sheet,
  shape,
  toPath,
  toSmoothPath,
  toward,
} from './chart/sheet.ts';

const noise = createNoise(1884);
const rough = (x: number, y: number) =>
  noise(x / 260, y / 260) +
  noise(x / 115, y / 115) * 0.6 +
  noise(x / 52, y / 52) * 0.28 +
  noise(x / 27, y / 27) * 0.1;

/** An ellipse around a center: 0 on its line, and about 1 a radius farther out. */
const oval = (x: number, y: number, [cx, cy]: Point, rx: number, ry: number, turn: number) => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return Math.hypot(((x - cx) * c + (y - cy) * s) / rx, ((y - cy) * c - (x - cx) * s) / ry) - 1;
};

/** The bay: the coast in the south and east, Nekselø in the west, and a bank between them. `h` is the harbour. */
const createBay =
  ([hx, hy]: Point, island: Point): Depth =>
  (x, y) => {
    const south = (hy - y) / 62 + Math.sin((x - hx) / 330) * 1.5 + ((x - hx) / 1000) ** 2 * -1.6;
    const point = oval(x, y, [hx + 640, hy + 40], 300, 240, 0.5) * 8;
    const isle = oval(x, y, island, 230, 120, 1.05) * 7;
    const bank = oval(x, y, [hx - 250, hy - 465], 110, 55, -0.5) * 5 + 2.6;
    const shore = Math.min(south, point, isle);
    return (
      Math.min(shore, Math.max(bank, 1.3)) +
      rough(x, y) * (isle < 1.5 ? 1.7 : Math.min(1.6, 0.95 + Math.max(0, shore) * 0.14))
    );
  };

const LEVELS = [10, 6, 3, 0];

function drawSea(sheet: Sheet, depth: Depth): void {
  const size = { width: sheet.width, height: sheet.height, step: 15, tolerance: 2.2 };
  const inks = [WATER[2], WATER[1], WATER[0], YELLOW];
  listContours(depth, size, LEVELS).forEach((loops, index) => {
    const path = loops.map((loop) => toSmoothPath(loop, true)).join('');
    sheet.add(shape(path, { fill: inks[index] ?? PAPER, stroke: INK, width: index === 3 ? 4 : 1.2 }));
  });
}

/** Writes depths in metres on a loose grid; the decimal is smaller and hangs lower, as on charts. */
function drawSoundings(sheet: Sheet, depth: Depth, isFree: (point: Point) => boolean): void {
  const random = createRandom(7);
  const gap = 112;
  const known = new Set<string>();
  const place = (id: string, [x, y]: Point, write: () => string) => {
    if (!known.has(id)) sheet.define(`<g id="${id}">${write()}</g>`);
    known.add(id);
    sheet.add(`<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`);
  };
  for (let y = gap * 0.7; y < sheet.height - gap * 0.4; y += gap * 0.8)
    for (let x = gap * 0.6; x < sheet.width - gap * 0.4; x += gap) {
      const point: Point = [x + (random() - 0.5) * gap * 0.75, y + (random() - 0.5) * gap * 0.5];
      const metres = depth(...point);
      if (metres < 0.5 || random() < 0.2 || !isFree(point)) continue;
      const whole = `${Math.floor(metres)}`;
      const tenths = `${Math.floor((metres % 1) * 10)}`;
      place(`m${whole}`, point, () => sheet.italic.write(whole, 0, 0, { size: 27, fill: INK, align: 'end' }));
      if (metres < 10)
        place(`t${tenths}`, point, () => sheet.italic.write(tenths, 1, 8, { size: 18, fill: INK }));
    }
}

/** The moles of the harbour, its basin, its bridges, and the village behind it. */
function drawHarbour(sheet: Sheet, [x, y]: Point): void {
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  const mole = (...points: Point[]) =>
    [
      shape(toPath(points), { stroke: INK, width: 15 }),
      shape(toPath(points), { stroke: YELLOW, width: 8 }),
    ].join('');
  const road = toSmoothPath([
    at(-1800, 60),
    at(-1200, 250),
    at(-700, 190),
    at(-420, 130),
    at(-160, 104),
    at(150, 104),
    at(420, 190),
    at(800, 330),
  ]);
  const lane = toSmoothPath([at(10, 104), at(40, 190), at(-40, 330), at(-20, 420)]);
  const random = createRandom(3);
  const houses = Array.from(
    { length: 26 },
    (_, n): Point => at(-330 + n * 25 + random() * 8, (n % 2 === 0 ? 80 : 118) + Math.abs(n - 13) * 1.6),
  );
  sheet.add(
    shape(toPath([at(-62, 46), at(-62, -30), at(-8, -62), at(20, -58), at(62, -26), at(62, 46)], true), {
      fill: WATER[1],
    }),
    mole(at(-62, 50), at(-62, -30), at(-12, -62)),
    mole(at(62, 50), at(62, -26), at(22, -56)),
    shape([-30, 0, 30].map((dx) => toPath([at(dx, 46), at(dx, -14)])).join(''), { stroke: INK, width: 4 }),
    shape(toPath([at(-70, 48), at(70, 48)]), { stroke: INK, width: 6 }),
    shape(road + lane, { stroke: INK, width: 13 }),
    shape(road + lane, { stroke: PAPER, width: 8 }),
    shape(houses.map(([hx, hy]) => `M${Math.round(hx)} ${Math.round(hy)}h13v9h-13Z`).join(''), { fill: INK }),
  );
}

/** The course into the harbour in degrees, and the way out of it in radians. */
const BEARING = 163;
const SEAWARD = ((BEARING - 180) * Math.PI) / 180;

function drawLeadingLine(sheet: Sheet, harbour: Point, length: number): void {
  const front = toward(harbour, BEARING, 70);
  const rear = toward(harbour, BEARING, 160);
  const start = toward(front, BEARING + 180, length);
  const gate = toward(front, BEARING + 180, 150);
  sheet.define(
    `<style>@media(prefers-reduced-motion:no-preference){#course path{animation:course 2.6s .5s ease-in-out both}}@keyframes course{from{stroke-dashoffset:1}}</style><mask id="course" maskUnits="userSpaceOnUse" x="0" y="0" width="${sheet.width}" height="${sheet.height}"><path d="${toPath([start, front])}" fill="none" stroke="#fff" stroke-width="20" pathLength="1" stroke-dasharray="1"/></mask>`,
  );
  sheet.add(
    '<g mask="url(#course)">',
    shape(toPath([front, gate]), { stroke: INK, width: 4 }),
    shape(toPath([gate, start]), { stroke: INK, width: 3, dash: '22 12' }),
    '</g>',
    ...[front, rear].map((light) =>
      shape(`M${light[0]} ${Math.round(light[1])}q-4 -50 50 -74q20 40 -50 74Z`, {
        fill: RED,
        stroke: RED,
        width: 1,
      }),
    ),
    ...[front, rear].map((light) => circle(light, 9, { fill: PAPER, stroke: INK, width: 5 })),
  );
  const [tx, ty] = toward(toward(front, BEARING + 180, length * 0.76), BEARING - 90, 18);
  sheet.add(
    sheet.plain.write('163°', tx, ty, { size: 30, fill: INK, rotate: BEARING - 90, align: 'middle' }),
  );
  for (const [part, side] of [
    [0.5, 1],
    [0.5, -1],
    [0.92, 1],
    [0.92, -1],
  ] as const)
    drawBuoy(
      sheet,
      toward(toward(front, BEARING + 180, 140 + (length - 140) * part), BEARING + 90, side * 46),
      74,
      side > 0 ? 'starboard' : 'port',
    );
}

type Plan = {
  width: number;
  height: number;
  harbour: Point;
  island: Point;
  /** Center of the compass rose. */
  rose: Point;
  radius: number;
  /** Length of the leading line. */
  line: number;
  /** Start of the name of the bay. */
  bay: Point;
  /** Corner of the card that covers what is left of it and below it on a wide screen. */
  card: Point;
};

const isIn = ([x, y]: Point, [cx, cy]: Point, [width, height]: readonly [number, number]): boolean =>
  Math.abs(x - cx) < width / 2 && Math.abs(y - cy) < height / 2;

const isNear = ([x, y]: Point, [cx, cy]: Point, distance: number): boolean =>
  Math.hypot(x - cx, y - cy) < distance;

const isOnLeadingLine = ([x, y]: Point, [hx, hy]: Point, length: number): boolean => {
  const [sin, cos] = [Math.sin(SEAWARD), Math.cos(SEAWARD)];
  const along = (x - hx) * sin - (y - hy) * cos;
  const across = Math.abs((x - hx) * cos + (y - hy) * sin);
  return along > -120 && along < length && across < 100;
};

/** Whether a depth may stand at a point, because no mark or name is there. */
const isFree = (point: Point, { harbour, rose, radius, line, bay, card }: Plan): boolean =>
  (point[0] > card[0] || point[1] < card[1]) &&
  !isOnLeadingLine(point, harbour, line) &&
  !isIn(point, [bay[0] + 190, bay[1] - 20], [540, 140]) &&
  !isNear(point, [harbour[0] - 265, harbour[1] - 600], 90) &&
  !isNear(point, harbour, 130) &&
  !isNear(point, rose, radius * 1.22);

function drawApproach(plan: Plan): string {
  const { width, height, harbour, island, rose, radius, line, bay } = plan;
  const sheet = createSheet('Chart of the approach', width, height, PAPER);
  const depth = createBay(harbour, island);
  drawSea(sheet, depth);
  drawSoundings(sheet, depth, (point) => isFree(point, plan));
  drawRose(sheet, rose, radius);
  drawHarbour(sheet, harbour);
  drawLeadingLine(sheet, harbour, line);
  drawBuoy(sheet, [harbour[0] - 265, harbour[1] - 560], 92, 'north');
  const label = (text: string, [x, y]: Point, size: number, spacing = 0) =>
    sheet.add(sheet.bold.write(text, x, y, { size, fill: INK, align: 'middle', spacing }));
  label('NEKSELØ', [island[0], island[1] + 14], 40, 0.12);
  label('HAVNSØ', [harbour[0] + 270, harbour[1] + 250], 54, 0.1);
  sheet.add(sheet.italic.write('Sejerø Bugt', bay[0], bay[1], { size: 52, fill: INK, spacing: 0.06 }));
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [
  {
    file: 'approach.svg',
    svg: drawApproach({
      width: 2400,
      height: 1350,
      harbour: [1640, 960],
      island: [1175, 560],
      rose: [2020, 610],
      radius: 200,
      line: 660,
      bay: [1570, 405],
      card: [1015, 225],
    }),
  },
];

import { createRandom, type Drawing } from '../drawing.ts';
import { drawBoats, drawWorks, type Scale } from './chart/harbour.ts';
import { DEEP, GREEN, INK, PAPER, RED, SAND, WATER, YELLOW } from './chart/ink.ts';
import { defineFleet, placeBoat } from './chart/marks.ts';
import { circle, createSheet, type Point, type Sheet, shape, toSmoothPath } from './chart/sheet.ts';

/** The free places on the sample day of the home page. */
const FREE = 12;

/** Writes a depth in decimetres as charts do: the tenths are small and low, in every language. */
function drawSounding(sheet: Sheet, [x, y]: Point, [whole = '', tenths = '']: string): void {
  sheet.add(
    sheet.italic.write(whole, x, y, { size: 64, fill: INK, align: 'end' }),
    sheet.italic.write(tenths, x + 2, y + 16, { size: 44, fill: INK }),
  );
}

/** The houses on the quay: where they begin, how wide they are, and their roof. */
const QUAY = [
  [330, 110, PAPER],
  [500, 70, RED],
  [760, 150, PAPER],
  [1150, 90, RED],
  [1290, 60, PAPER],
  [1560, 130, PAPER],
] as const;

const drawShed = (x: number, width: number, ink: string): string =>
  `<path d="M${x} 1426h${width}v44h${-width}Z" fill="${ink}" stroke="${INK}" stroke-width="5"/><path d="M${x} 1448h${width}" stroke="${INK}" stroke-width="3"/>`;

/** The whole harbour with its 140 places. */
function drawPlan(): string {
  const sheet = createSheet('Plan of the harbour', 2000, 1500, WATER[2]);
  const scale: Scale = { origin: [205, 1375], metre: 10.5 };
  defineFleet(sheet);
  const wave = (shift: number) =>
    toSmoothPath(
      Array.from(
        { length: 15 },
        (_, n): Point => [n * 150 - 50, 210 - shift + Math.sin(n * 0.9 + shift / 40) * 26],
      ),
    );
  sheet.add(...[80, 40, 0].map((shift) => shape(wave(shift), { stroke: INK, width: 2 })));
  drawWorks(sheet, scale);
  drawBoats(sheet, scale, FREE);
  sheet.add(
    placeBoat(6, [1030, 92], 126, 172),
    placeBoat(1, [1610, 190], 116, 250),
    placeBoat(3, [420, 120], 96, 120),
  );
  for (const [x, y, text] of [
    [1040, 300, '30'],
    [436, 1010, '30'],
    [852, 700, '25'],
    [1252, 700, '22'],
    [1660, 780, '18'],
  ] as const)
    drawSounding(sheet, [x, y], text);
  sheet.add(...QUAY.map(([x, width, ink]) => drawShed(x, width, ink)));
  return sheet.toSvg();
}

type House = readonly [x: number, y: number, width: number, height: number, number: string];

const HOUSES: readonly House[] = [
  [180, 760, 300, 150, '1'],
  [560, 800, 190, 260, '2'],
  [840, 760, 250, 130, '3'],
  [1180, 820, 330, 190, '4'],
  [200, 1010, 240, 150, '5'],
];

const BRIDGES = [330, 900, 1470];

function drawBridges(sheet: Sheet): void {
  const random = createRandom(5);
  for (const x of BRIDGES)
    sheet.add(
      `<path d="M${x - 18} 0H${x + 18}V620H${x - 18}Z" fill="${SAND}" stroke="${INK}" stroke-width="6"/>`,
    );
  const places = BRIDGES.flatMap((x, bridge) =>
    Array.from({ length: 16 }, (_, n) => ({
      x,
      side: n % 2 === 0 ? -1 : 1,
      y: 40 + Math.floor(n / 2) * 74 + bridge * 4,
    })),
  );
  for (const { x, side, y } of places) {
    const isTurned = random() < 0.3;
    if (random() < 0.88)
      sheet.add(
        placeBoat(
          Math.floor(random() * 8),
          [x + side * 135, y],
          190 + random() * 24,
          side * 90 + (isTurned ? 180 : 0),
        ),
      );
  }
}

function drawNumber(sheet: Sheet, [x, y]: Point, number: string): void {
  sheet.add(circle([x, y], 40, { fill: INK, stroke: PAPER, width: 5 }));
  sheet.add(sheet.bold.write(number, x, y + 19, { size: 52, fill: PAPER, align: 'middle' }));
}

function drawHouse(sheet: Sheet, [x, y, width, height, number]: House): void {
  const isLong = width > height;
  const wall = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const ridge = isLong ? `M${x} ${y + height / 2}H${x + width}` : `M${x + width / 2} ${y}V${y + height}`;
  const half = isLong ? `${ridge}V${y + height}H${x}Z` : `${ridge}H${x + width}V${y}Z`;
  sheet.add(
    `<path d="M${x + 16} ${y + 16}h${width}v${height}h${-width}Z" fill="${DEEP}"/>`,
    shape(wall, { fill: PAPER }),
    shape(half, { fill: number === '4' ? RED : '#d6e2ec' }),
    shape(ridge + wall, { stroke: INK, width: 5 }),
  );
  drawNumber(sheet, [x + width / 2, y + height / 2], number);
}

const TREES: readonly Point[] = [
  [520, 1120],
  [820, 1000],
  [960, 1080],
  [1100, 1110],
  [1640, 1080],
  [1720, 1000],
  [90, 960],
  [80, 1120],
];

/** The quay with its houses; the numbers are those of the list beside the picture. */
function drawFacilities(): string {
  const sheet = createSheet('The quay', 1800, 1350, WATER[1]);
  defineFleet(sheet);
  sheet.add(
    `<path d="M0 620H1800V1350H0Z" fill="${YELLOW}"/>`,
    `<path d="M0 620H1800V668H0Z" fill="${SAND}"/>`,
    shape('M0 620H1800', { stroke: INK, width: 8 }),
    shape('M0 668H1800', { stroke: INK, width: 2 }),
  );
  drawBridges(sheet);
  sheet.add(
    shape('M0 1240H1800', { stroke: INK, width: 92 }),
    shape('M0 1240H1800', { stroke: PAPER, width: 84 }),
    shape('M0 1240H1800', { stroke: INK, width: 4, dash: '60 40' }),
  );
  for (const house of HOUSES) drawHouse(sheet, house);
  sheet.add(
    shape('M1600 660V820', { stroke: INK, width: 16 }),
    circle([1600, 700], 70, { stroke: INK, width: 6, dash: '14 10' }),
    `<path d="M600 636h70v24h-70ZM690 636h24v24h-24Z" fill="${RED}" stroke="${INK}" stroke-width="4"/>`,
    ...TREES.flatMap((tree) => [
      circle(tree, 34, { fill: GREEN, stroke: INK, width: 4 }),
      circle(tree, 14, { stroke: INK, width: 3 }),
    ]),
  );
  drawNumber(sheet, [1600, 840], '6');
  drawNumber(sheet, [655, 720], '7');
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [
  { file: 'harbour-plan.svg', svg: drawPlan() },
  { file: 'facilities.svg', svg: drawFacilities() },
];

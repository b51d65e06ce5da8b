import { createRandom } from '../../drawing.ts';
import { GREEN, INK, PAPER, RED, SAND, WATER, YELLOW } from './ink.ts';
import { placeBoat } from './marks.ts';
import { circle, type Point, type Sheet, shape, toPath } from './sheet.ts';

/** The harbour in metres: 0 0 is the western end of the quay, y grows to the south. */
const WEST: Point[] = [
  [0, 4],
  [0, -84],
  [57, -120],
];
const EAST: Point[] = [
  [152, 4],
  [152, -80],
  [97, -116],
];

/** The bridges: name, middle, northern end, places on each side, width of a place, length of the boats. */
const BRIDGES = [
  { name: 'A', x: 42, end: -74, places: 15, wide: 4.7, long: 12 },
  { name: 'B', x: 78, end: -90, places: 26, wide: 3.3, long: 9.5 },
  { name: 'C', x: 119, end: -79, places: 23, wide: 3.3, long: 8 },
] as const;

/** Boats on the guests' side of the western mole. */
const MOLE_PLACES = 12;

export type Scale = { origin: Point; metre: number };

const scaleBy =
  ({ origin, metre }: Scale) =>
  ([x, y]: readonly [number, number]): Point => [origin[0] + x * metre, origin[1] + y * metre];

export function drawWorks(sheet: Sheet, scale: Scale): void {
  const at = scaleBy(scale);
  const { metre } = scale;
  const line = (points: Point[], width: number, ink: string) =>
    shape(toPath(points.map(at)), { stroke: ink, width: width * metre });
  const quay = at([0, 2])[1];
  sheet.add(
    shape(
      toPath(
        [
          [0, 2],
          [0, -84],
          [57, -120],
          [97, -116],
          [152, -80],
          [152, 2],
        ].map(([x = 0, y = 0]) => at([x, y])),
        true,
      ),
      { fill: WATER[1] },
    ),
    `<path d="M0 ${quay}H${sheet.width}V${sheet.height}H0Z" fill="${YELLOW}" stroke="${INK}" stroke-width="${metre * 0.8}"/>`,
    ...[WEST, EAST].flatMap((mole) => [line(mole, 8.4, INK), line(mole, 7, YELLOW)]),
    ...[WEST, EAST].flatMap((mole) =>
      mole
        .slice(-1)
        .map((end) =>
          circle(at(end), 5.6 * metre, { fill: mole === WEST ? GREEN : RED, stroke: INK, width: metre }),
        ),
    ),
    ...BRIDGES.map(({ x, end }) =>
      line(
        [
          [x, 2],
          [x, end],
        ],
        3.4,
        INK,
      ),
    ),
    ...BRIDGES.map(({ x, end }) =>
      line(
        [
          [x, 2],
          [x, end + 0.7],
        ],
        2,
        SAND,
      ),
    ),
  );
}

/** Moors a boat at each of the 140 places, except at the free ones, which get a yellow sign. */
export function drawBoats(sheet: Sheet, scale: Scale, free: number): void {
  const at = scaleBy(scale);
  const { metre } = scale;
  const random = createRandom(140);
  const places: { place: Point; long: number; side: number; heading: number }[] = BRIDGES.flatMap(
    ({ x, end, places: count, wide, long }) =>
      [-1, 1].flatMap((side) =>
        Array.from({ length: count }, (_, n) => ({
          place: [x + side * 2.1, end + wide * (n + 0.5) + 0.8] as Point,
          long,
          side,
          heading: 0,
        })),
      ),
  );
  const alongMole = Array.from({ length: MOLE_PLACES }, (_, n) => ({
    place: (n < 7 ? [6.4, -9 - n * 11.6] : [13.5 + (n - 7) * 9.6, -86 - (n - 7) * 6.1]) as Point,
    long: 11,
    side: 0,
    heading: n < 7 ? 0 : 58,
  }));
  const all = [...places, ...alongMole];
  const empty = new Set<number>();
  while (empty.size < free) empty.add(Math.floor(random() * all.length));
  all.forEach(({ place, long, side, heading }, index) => {
    const kind = Math.floor(random() ** 1.6 * 8);
    const size = long * (0.8 + random() * 0.14) * (kind === 7 ? 0.6 : 1);
    const turn = (side === 0 ? heading : side * 90) + (random() < 0.25 ? 180 : 0) + (random() - 0.5) * 3;
    const middle: Point = [place[0] + side * (size / 2 + 0.4), place[1]];
    const sign: Point = [place[0] + side * 1.8, place[1]];
    if (empty.has(index))
      sheet.add(circle(at(sign), 1.5 * metre, { fill: YELLOW, stroke: INK, width: 0.5 * metre }));
    else sheet.add(placeBoat(kind, at(middle), size * metre, turn));
  });
  for (const { name, x, end } of BRIDGES) {
    const [left, top] = at([x, end - 6]);
    sheet.add(circle([left, top], 4.6 * metre, { fill: PAPER, stroke: INK, width: 0.6 * metre }));
    sheet.add(
      sheet.bold.write(name, left, top + 2.3 * metre, { size: 6.4 * metre, fill: INK, align: 'middle' }),
    );
  }
}

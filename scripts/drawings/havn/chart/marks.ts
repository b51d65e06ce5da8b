import { GREEN, INK, PAPER, RED, YELLOW } from './ink.ts';
import { circle, type Point, type Sheet, shape, toPath, toward } from './sheet.ts';

/** Where the magnetic north lies, in degrees east. */
const VARIATION = 5;

/** A compass rose with its ring of degrees. */
export function drawRose(sheet: Sheet, center: Point, radius: number): void {
  const [x, y] = center;
  /** Marks of the length `deep` inside the radius: dashes of one thick circle, `thin` degrees wide. */
  const marks = (count: number, outer: number, deep: number, thin: number, color: string, turn = 0) =>
    `<circle cx="${x}" cy="${y}" r="${radius * (outer - deep / 2)}" fill="none" stroke="${color}" stroke-width="${radius * deep}" pathLength="360" stroke-dasharray="${thin} ${360 / count - thin}" transform="rotate(${turn - 90 - thin / 2} ${x} ${y})"/>`;
  sheet.add(
    circle(center, radius, { stroke: INK, width: radius / 110 }),
    circle(center, radius * 0.9, { stroke: INK, width: radius / 220 }),
    marks(180, 1, 0.04, 0.25, INK),
    marks(36, 1, 0.1, 0.5, INK),
    circle(center, radius * 0.62, { stroke: RED, width: radius / 220 }),
    marks(72, 0.62, 0.03, 0.45, RED, VARIATION),
    marks(12, 0.62, 0.065, 0.8, RED, VARIATION),
  );
  for (let bearing = 0; bearing < 360; bearing += 30) {
    const [left, top] = toward(center, bearing, radius * 0.815);
    const size = radius * 0.085;
    sheet.add(sheet.plain.write(`${bearing}`, left, top + size * 0.36, { size, fill: INK, align: 'middle' }));
  }
  const star = (turn: number, long: number, wide: number, left: string, right: string) => {
    for (let bearing = turn; bearing < 360 + turn; bearing += 90) {
      const tip = toward(center, bearing, radius * long);
      sheet.add(
        shape(toPath([center, toward(center, bearing - 45, radius * wide), tip], true), {
          fill: left,
          stroke: INK,
          width: radius / 200,
        }),
        shape(toPath([center, toward(center, bearing + 45, radius * wide), tip], true), {
          fill: right,
          stroke: INK,
          width: radius / 200,
        }),
      );
    }
  };
  star(45, 0.34, 0.09, PAPER, INK);
  star(0, 0.54, 0.12, PAPER, INK);
  const [, tip] = toward(center, 0, radius * 1.25);
  sheet.add(
    shape(
      toPath(
        [
          toward(center, 0, radius * 1.2),
          toward(center, 356.5, radius * 1.04),
          toward(center, 3.5, radius * 1.04),
        ],
        true,
      ),
      { fill: RED },
    ),
  );
  sheet.add(sheet.bold.write('N', x, tip, { size: radius * 0.15, fill: INK, align: 'middle' }));
}

type Colors = { hull: string; deck: string };

type Boat = 'sail' | 'motor' | 'dinghy';

/** A boat seen from above. The bow points up, the length is 100, and the middle is at 0 0. */
function toBoat(kind: Boat, { hull, deck }: Colors): string {
  const line = ` stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`;
  if (kind === 'sail')
    return `<path d="M0-50C10-34 16-12 16 8C16 26 13 40 10 50L-10 50C-13 40-16 26-16 8C-16-12-10-34 0-50Z" fill="${hull}"${line}/><path d="M-6 20H6V44H-6ZM-7-10C-7-20 7-20 7-10L6 14H-6Z" fill="${deck}"${line}/><path d="M0-14V34" stroke="${INK}" stroke-width="5" fill="none"/><circle cy="-14" r="4" fill="${INK}"/>`;
  if (kind === 'motor')
    return `<path d="M0-50C14-38 19-20 19 0V46Q19 50 15 50H-15Q-19 50-19 46V0C-19-20-14-38 0-50Z" fill="${hull}"${line}/><path d="M-13-12Q0-24 13-12V22H-13Z" fill="${deck}"${line}/><path d="M-13-4Q0-14 13-4M-13 34H13" fill="none"${line}/>`;
  return `<path d="M0-50C16-34 22-10 20 20L16 50H-16L-20 20C-22-10-16-34 0-50Z" fill="${hull}"${line}/><path d="M-19 2H19M-18 26H18" fill="none"${line}/><path d="M-8 50H8V60H-8Z" fill="${INK}"/>`;
}

const FLEET: readonly (Colors & { kind: Boat })[] = [
  { kind: 'sail', hull: PAPER, deck: '#dbe5ee' },
  { kind: 'sail', hull: PAPER, deck: YELLOW },
  { kind: 'sail', hull: '#1d4a80', deck: PAPER },
  { kind: 'motor', hull: PAPER, deck: '#9cc7e2' },
  { kind: 'sail', hull: PAPER, deck: RED },
  { kind: 'motor', hull: INK, deck: PAPER },
  { kind: 'sail', hull: RED, deck: PAPER },
  { kind: 'dinghy', hull: YELLOW, deck: PAPER },
];

/** Defines the boats of the fleet on the sheet as `boat0`, `boat1` … */
export const defineFleet = (sheet: Sheet): void =>
  FLEET.forEach((boat, index) => {
    sheet.define(`<g id="boat${index}">${toBoat(boat.kind, boat)}</g>`);
  });

/** Places boat `index` of the fleet; `length` in units of the sheet, `heading` in degrees. */
export const placeBoat = (index: number, [x, y]: Point, length: number, heading: number): string =>
  `<use href="#boat${index}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(heading)})scale(${(length / 100).toFixed(2)})"/>`;

/** A buoy as charts show it: a can, a cone or, north of a shoal, a spar with two cones that point up. */
export function drawBuoy(
  sheet: Sheet,
  [x, y]: Point,
  size: number,
  kind: 'port' | 'starboard' | 'north',
): void {
  const at = (...points: Point[]) =>
    toPath(
      points.map(([px, py]): Point => [x + px * size, y + py * size]),
      true,
    );
  const base = circle([x, y], size * 0.09, { fill: PAPER, stroke: INK, width: size * 0.05 });
  const line = { stroke: INK, width: size * 0.05 };
  if (kind === 'port')
    sheet.add(
      shape(at([-0.25, -0.08], [-0.2, -0.75], [0.2, -0.75], [0.25, -0.08]), { fill: RED, ...line }),
      base,
    );
  else if (kind === 'starboard')
    sheet.add(shape(at([-0.28, -0.08], [0, -0.85], [0.28, -0.08]), { fill: GREEN, ...line }), base);
  else {
    const cone = (foot: number) => shape(at([-0.2, foot], [0, foot - 0.3], [0.2, foot]), { fill: INK });
    sheet.add(
      shape(at([-0.22, -0.08], [-0.16, -0.42], [0.16, -0.42], [0.22, -0.08]), { fill: YELLOW, ...line }),
      shape(at([-0.16, -0.42], [-0.1, -0.8], [0.1, -0.8], [0.16, -0.42]), { fill: INK, ...line }),
      cone(-0.9),
      cone(-1.25),
      base,
    );
  }
}

/** The border of a chart: two lines, and between them black and white pieces of equal length. */
export function drawBorder(sheet: Sheet, inset: number, piece: number, paper: string): void {
  const { width, height } = sheet;
  const band = piece / 7;
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const ring = (d: number) => `M${left + d} ${top + d}H${right - d}V${bottom - d}H${left + d}Z`;
  sheet.add(
    `<path d="M0 0H${width}V${height}H0Z${ring(band)}" fill="${paper}" fill-rule="evenodd"/>`,
    shape(ring(band / 2), { stroke: INK, width: band * 0.55, dash: `${piece} ${piece}` }),
    shape(`${ring(0)}${ring(band)}`, { stroke: INK, width: band / 9 }),
  );
}

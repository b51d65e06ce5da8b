import type { Drawing } from '../drawing.ts';
import { DEEP, INK, NAVY, PAPER, RED, WATER, YELLOW } from './chart/ink.ts';
import { createNoise } from './chart/noise.ts';
import { createSheet, type Point, type Sheet, shape, toPath, toSmoothPath } from './chart/sheet.ts';

/** Pixels a metre, and the height of the mean water level. */
const METRE = 88;
const LEVEL = 470;

type Hull = { x: number; length: number; draught: number; mast: number; hull: string };

const HULLS: readonly Hull[] = [
  { x: 330, length: 250, draught: 0.9, mast: 0, hull: PAPER },
  { x: 800, length: 330, draught: 1.5, mast: 4.2, hull: RED },
  { x: 1330, length: 400, draught: 1.8, mast: 4.9, hull: INK },
  { x: 1890, length: 500, draught: 2.2, mast: 5.6, hull: PAPER },
];

/** A motor boat with its bow to the right. */
function drawLaunch(sheet: Sheet, { x, length, draught, hull }: Hull): void {
  const [stern, bow] = [x - length / 2, x + length / 2];
  const line = { stroke: INK, width: 6 };
  sheet.add(
    shape(`M${stern + 34} ${LEVEL + 20}V${LEVEL + draught * METRE}`, { stroke: INK, width: 10 }),
    shape(`M${stern + 62} ${LEVEL - 52}V${LEVEL - 118}H${x + 20}L${x + 62} ${LEVEL - 58}Z`, {
      fill: WATER[1],
      ...line,
    }),
    shape(
      `M${stern} ${LEVEL - 50}Q${x} ${LEVEL - 50} ${bow + 12} ${LEVEL - 78}Q${bow - 20} ${LEVEL + 6} ${bow - 70} ${LEVEL + 22}H${stern + 10}Z`,
      { fill: hull, ...line },
    ),
    shape(`M${stern + 3} ${LEVEL - 24}Q${x} ${LEVEL - 24} ${bow - 4} ${LEVEL - 44}`, {
      stroke: RED,
      width: 8,
    }),
  );
}

/** A yacht with its bow to the right: fin, rudder, hull with its sheer, cabin, mast, boom over the cockpit, stays. */
function drawYacht(sheet: Sheet, { x, length, draught, mast, hull }: Hull): void {
  const [stern, bow] = [x - length / 2, x + length / 2];
  const keel = LEVEL + draught * METRE;
  const [foot, top] = [x + length * 0.06, LEVEL - 50 - mast * 66];
  const line = { stroke: INK, width: 6 };
  sheet.add(
    shape(`M${x - 34} ${LEVEL + 24}L${x - 22} ${keel}H${x + 46}L${x + 44} ${LEVEL + 24}Z`, { fill: INK }),
    shape(
      `M${stern + 40} ${LEVEL + 10}L${stern + 34} ${LEVEL + draught * METRE * 0.66}H${stern + 58}L${stern + 74} ${LEVEL + 14}Z`,
      { fill: INK },
    ),
    shape(`M${foot} ${LEVEL - 60}V${top}`, { stroke: INK, width: 9 }),
    shape(`M${bow + 6} ${LEVEL - 70}L${foot} ${top}L${stern + 6} ${LEVEL - 52}`, { stroke: INK, width: 3 }),
    shape(`M${foot - 4} ${LEVEL - 116}H${stern + 34}`, { stroke: INK, width: 15, cap: 'round' }),
    shape(
      `M${x - length * 0.16} ${LEVEL - 52}L${x - length * 0.12} ${LEVEL - 82}H${x + length * 0.14}L${x + length * 0.25} ${LEVEL - 56}Z`,
      { fill: PAPER, ...line },
    ),
    shape(
      `M${stern} ${LEVEL - 50}Q${x} ${LEVEL - 40} ${bow + 10} ${LEVEL - 72}Q${bow - 16} ${LEVEL - 8} ${bow - 48} ${LEVEL + 6}Q${x + 20} ${LEVEL + 44} ${stern + 22} ${LEVEL + 6}Z`,
      { fill: hull, ...line },
    ),
  );
}

/** A person who stands at `x` on a bridge. */
const drawPerson = (x: number, ink: string): string =>
  `<circle cx="${x}" cy="${LEVEL - 182}" r="13" fill="${INK}"/><path d="M${x - 14} ${LEVEL - 164}h28v34h-28Z" fill="${ink}"/><path d="M${x - 7} ${LEVEL - 132}v28m14 0v-28" stroke="${INK}" stroke-width="9"/>`;

/** A cut through the harbour: what each bridge is deep enough for. */
function drawSection(mark: string): string {
  const sheet = createSheet('Section through the harbour', 2400, 1000, WATER[2]);
  const noise = createNoise(12);
  const depthAt = (x: number) =>
    (x < 560 ? 1.8 : x < 1060 ? 2.2 : x < 1590 ? 2.5 : 3) + noise(x / 90, 0) * 0.1;
  const floor = Array.from({ length: 49 }, (_, n): Point => [n * 50, LEVEL + depthAt(n * 50) * METRE]);
  sheet.add(shape(`M0 ${LEVEL}H2400V1000H0Z`, { fill: WATER[0] }));
  for (let metre = 1; metre <= 3; metre += 1) {
    sheet.add(shape(`M0 ${LEVEL + metre * METRE}H2400`, { stroke: PAPER, width: 3, dash: '4 16' }));
  }
  sheet.add(shape(`M0 ${LEVEL}H2400`, { stroke: INK, width: 6 }));
  for (const hull of HULLS) (hull.mast === 0 ? drawLaunch : drawYacht)(sheet, hull);
  sheet.add(shape(`${toSmoothPath(floor)}V1000H0Z`, { fill: YELLOW, stroke: INK, width: 8 }));
  for (let n = 1; n < 4; n += 1)
    sheet.add(
      shape(toSmoothPath(floor.map(([x, y]): Point => [x, y + n * 56 + noise(x / 200, n) * 20])), {
        stroke: INK,
        width: 2.5,
      }),
    );
  for (const [x, name] of [
    [560, 'C'],
    [1060, 'B'],
    [1590, 'A'],
  ] as const) {
    sheet.add(
      shape(
        toPath(
          [
            [x - 16, LEVEL - 90],
            [x - 16, LEVEL + 400],
            [x + 16, LEVEL + 400],
            [x + 16, LEVEL - 90],
          ],
          true,
        ),
        { fill: NAVY, stroke: DEEP, width: 5 },
      ),
      shape(`M${x - 62} ${LEVEL - 104}h124v30h-124Z`, { fill: YELLOW, stroke: INK, width: 6 }),
    );
    sheet.add(
      sheet.bold.write(name, x + (name === 'C' ? -96 : 0), LEVEL - 126, {
        size: 84,
        fill: INK,
        align: 'middle',
      }),
    );
  }
  sheet.add(drawPerson(536, RED), drawPerson(590, YELLOW));
  for (const [x, text] of [
    [240, '1.8 m'],
    [800, '2.2 m'],
    [1330, '2.5 m'],
    [1890, '3.0 m'],
  ] as const)
    sheet.add(
      sheet.bold.write(text.replace('.', mark), x, LEVEL + 375, { size: 78, fill: INK, align: 'middle' }),
    );
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [
  { file: 'section.svg', svg: drawSection(',') },
  { file: 'section-en.svg', svg: drawSection('.') },
];

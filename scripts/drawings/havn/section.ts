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

function drawHull(sheet: Sheet, { x, length, draught, mast, hull }: Hull): void {
  const half = length / 2;
  const deck = LEVEL - 54;
  const keel = LEVEL + draught * METRE;
  const belly = LEVEL + 40;
  if (mast === 0) {
    sheet.add(
      shape(
        `M${x - half} ${deck - 6}H${x + half + 30}Q${x + half - 10} ${belly} ${x + half - 80} ${belly + 26}H${x - half}Z`,
        { fill: hull, stroke: INK, width: 6 },
      ),
      shape(`M${x - 80} ${deck - 8}V${deck - 96}H${x + 40}L${x + 80} ${deck - 8}Z`, {
        fill: WATER[1],
        stroke: INK,
        width: 6,
      }),
      shape(`M${x - half + 20} ${belly + 26}V${keel}H${x - half + 44}`, { stroke: INK, width: 10 }),
    );
    return;
  }
  sheet.add(
    shape(`M${x - 46} ${belly}L${x - 26} ${keel}H${x + 62}L${x + 56} ${belly}Z`, { fill: INK }),
    shape(
      `M${x - half + 36} ${belly - 10}V${LEVEL + draught * METRE * 0.72}H${x - half + 60}V${belly - 10}Z`,
      { fill: INK },
    ),
    shape(
      `M${x - half} ${deck}H${x + half}Q${x + half - 60} ${belly} ${x} ${belly + 8}Q${x - half + 40} ${belly} ${x - half} ${deck}Z`,
      { fill: hull, stroke: INK, width: 6 },
    ),
    shape(`M${x - 60} ${deck}L${x - 44} ${deck - 26}H${x + 70}L${x + 110} ${deck}Z`, {
      fill: PAPER,
      stroke: INK,
      width: 6,
    }),
    shape(`M${x + 40} ${deck - 20}V${deck - mast * 75}`, { stroke: INK, width: 9 }),
    shape(`M${x + 36} ${deck - 70}H${x - half + 30}`, { stroke: INK, width: 16, cap: 'round' }),
    shape(
      `M${x + 40} ${deck - mast * 75}L${x + half - 6} ${deck}M${x + 40} ${deck - mast * 75}L${x - half} ${deck}`,
      { stroke: INK, width: 3 },
    ),
  );
}

/** A cut through the harbour: what each bridge is deep enough for. */
function drawSection(): string {
  const sheet = createSheet('Section through the harbour', 2400, 1000, '#e2f0f8');
  const noise = createNoise(12);
  const depthAt = (x: number) =>
    (x < 560 ? 1.8 : x < 1060 ? 2.2 : x < 1590 ? 2.5 : 3) + noise(x / 90, 0) * 0.1;
  const floor = Array.from({ length: 49 }, (_, n): Point => [n * 50, LEVEL + depthAt(n * 50) * METRE]);
  sheet.add(shape(`M0 ${LEVEL}H2400V1000H0Z`, { fill: WATER[0] }));
  for (let metre = 1; metre <= 3; metre += 1) {
    sheet.add(shape(`M0 ${LEVEL + metre * METRE}H2400`, { stroke: PAPER, width: 3, dash: '4 16' }));
  }
  for (const hull of HULLS) drawHull(sheet, hull);
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
    sheet.add(sheet.bold.write(name, x, LEVEL - 130, { size: 84, fill: INK, align: 'middle' }));
  }
  sheet.add(shape(`M0 ${LEVEL}H2400`, { stroke: INK, width: 6 }));
  for (const [x, text] of [
    [120, '1.8 m'],
    [950, '2.2 m'],
    [1490, '2.5 m'],
    [2250, '3.0 m'],
  ] as const)
    sheet.add(sheet.bold.write(text, x, LEVEL + 128, { size: 52, fill: INK, align: 'middle' }));
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [{ file: 'section.svg', svg: drawSection() }];

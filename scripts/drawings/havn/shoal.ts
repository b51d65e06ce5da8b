import { createRandom, type Drawing } from '../drawing.ts';
import { INK, PAPER, RED, SAND, WATER, YELLOW } from './chart/ink.ts';
import { createNoise } from './chart/noise.ts';
import { circle, createSheet, type Point, shape, toSmoothPath, toward } from './chart/sheet.ts';

/** Garfish on their way into the bay in May: one shoal round a red hook. */
function drawShoal(): string {
  const sheet = createSheet('Garfish', 1500, 1500, INK);
  const random = createRandom(58);
  sheet.define(
    `<g id="fish"><path d="M-62 0C-40-9 20-12 44-4L50-14L52 0L50 14L44 4C20 12-40 9-62 0Z"/><path d="M-60-1L-100 0L-60 2Z"/></g>`,
  );
  const middle: Point = [760, 740];
  for (let ring = 0; ring < 9; ring += 1) {
    const radius = 190 + ring * 92;
    const count = Math.round(radius / 30);
    for (let n = 0; n < count; n += 1) {
      const bearing = (n * 360) / count + ring * 23 + random() * 10;
      if (random() < 0.16) continue;
      const [x, y] = toward(middle, bearing, radius + (random() - 0.5) * 46);
      const ink = random() < 0.08 ? YELLOW : [WATER[2], WATER[1], WATER[0]][ring % 3];
      const turn = bearing + 180 + (random() - 0.5) * 18;
      sheet.add(
        `<use href="#fish" fill="${ink}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})scale(${(0.82 + random() * 0.3).toFixed(2)})"/>`,
      );
    }
  }
  sheet.add(
    shape('M760 0V690', { stroke: PAPER, width: 5 }),
    shape('M760 690V800a52 52 0 1 1 -104 0v-22', { stroke: RED, width: 16, cap: 'round' }),
    shape('M656 752l-22 46h40Z', { fill: RED }),
    circle([760, 690], 15, { stroke: RED, width: 12 }),
    circle([760, 250], 36, { fill: PAPER }),
    `<path d="M724 250a36 36 0 0 1 72 0Z" fill="${RED}"/>`,
  );
  return sheet.toSvg();
}

/** A common shore crab from above, in a bucket of water. */
function drawCrab(): string {
  const sheet = createSheet('Shore crab', 1500, 1500, YELLOW);
  const leg = (side: number, n: number) => {
    const y = 690 + n * 66;
    const at = (x: number, dy: number): Point => [750 + side * x, y + dy];
    return toSmoothPath([
      at(190, 0),
      at(330, -90 + n * 44),
      at(380, -60 + n * 56),
      at(440 - n * 16, 60 + n * 70),
    ]);
  };
  const claw = (side: number) => {
    const x = (d: number) => 750 + side * d;
    return `M${x(150)} 590C${x(260)} 560 ${x(330)} 520 ${x(330)} 440L${x(380)} 440C${x(392)} 560 ${x(300)} 640 ${x(190)} 650ZM${x(350)} 470C${x(250)} 430 ${x(230)} 300 ${x(300)} 210C${x(310)} 280 ${x(330)} 320 ${x(352)} 340C${x(370)} 300 ${x(384)} 260 ${x(378)} 200C${x(460)} 270 ${x(480)} 430 ${x(350)} 470Z`;
  };
  sheet.add(
    circle([750, 750], 650, { fill: INK }),
    circle([750, 750], 610, { fill: PAPER }),
    circle([750, 750], 560, { fill: WATER[1], stroke: INK, width: 8 }),
    ...[470, 380].map((radius) => circle([750, 750], radius, { stroke: WATER[2], width: 8, dash: '180 60' })),
    shape('M120 690A636 636 0 0 0 690 1384', { stroke: RED, width: 26 }),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2, 3].map((n) => shape(leg(side, n), { stroke: INK, width: 46 - n * 4, cap: 'round' })),
    ),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2, 3].map((n) => shape(leg(side, n), { stroke: RED, width: 30 - n * 4, cap: 'round' })),
    ),
    ...[-1, 1].map((side) => shape(claw(side), { fill: RED, stroke: INK, width: 9 })),
    shape(
      'M750 560C900 560 1000 620 1010 720C1010 860 890 970 750 970C610 970 490 860 490 720C500 620 600 560 750 560Z',
      { fill: RED, stroke: INK, width: 9 },
    ),
    shape('M560 720Q640 700 670 770V880M940 720Q860 700 830 770V880M690 940Q750 900 810 940', {
      stroke: INK,
      width: 9,
      cap: 'round',
    }),
    ...[690, 810].flatMap((x) => [
      shape(`M${x} 575V525`, { stroke: INK, width: 14 }),
      circle([x, 515], 20, { fill: PAPER, stroke: INK, width: 9 }),
    ]),
    ...(
      [
        [575, 640],
        [925, 640],
        [570, 810],
        [930, 810],
        [750, 660],
        [720, 740],
        [780, 740],
        [750, 820],
      ] as const
    ).map((place) => circle(place, 13, { fill: SAND })),
  );
  return sheet.toSvg();
}

/** How often the wind blows from where, May to September: a petal a direction. */
function drawWind(): string {
  const sheet = createSheet('Wind rose', 1500, 1500, 'none');
  const middle: Point = [750, 790];
  const shares = [5, 3, 4, 6, 7, 5, 5, 4, 6, 8, 11, 12, 11, 6, 4, 3];
  const noise = createNoise(4);
  for (const radius of [140, 280, 420, 560])
    sheet.add(circle(middle, radius, { stroke: INK, width: 3, dash: radius === 560 ? undefined : '3 12' }));
  shares.forEach((share, n) => {
    const bearing = n * 22.5;
    const petal = (size: number, wide: number) => {
      const [left, right] = [toward(middle, bearing - wide, size), toward(middle, bearing + wide, size)];
      return `M${middle.map(Math.round).join(' ')}L${left.map(Math.round).join(' ')}Q${toward(
        middle,
        bearing,
        size * 1.03,
      )
        .map(Math.round)
        .join(' ')} ${right.map(Math.round).join(' ')}Z`;
    };
    const reach = 60 + share * 41 + noise(n, 1) * 8;
    sheet.add(shape(petal(reach, 9.4), { fill: share > 9 ? RED : WATER[1], stroke: INK, width: 4 }));
    sheet.add(
      shape(petal(reach * 0.62, 9.4), { fill: share > 9 ? YELLOW : WATER[0], stroke: INK, width: 4 }),
    );
    sheet.add(shape(petal(reach * 0.3, 9.4), { fill: INK }));
  });
  const names = ['0', '90', '180', '270'];
  names.forEach((name, n) => {
    const [x, y] = toward(middle, n * 90, n % 2 === 0 ? 620 : 650);
    sheet.add(sheet.bold.write(name, x, y + 27, { size: 76, fill: INK, align: 'middle' }));
  });
  sheet.add(circle(middle, 26, { fill: PAPER, stroke: INK, width: 6 }));
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [
  { file: 'garfish.svg', svg: drawShoal() },
  { file: 'crab.svg', svg: drawCrab() },
  { file: 'wind.svg', svg: drawWind() },
];

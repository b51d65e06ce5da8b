import type { Drawing } from '../drawing.ts';
import { rotor } from './blade.ts';
import { hatch, type Ink, inks, print, shade } from './inks.ts';
import { circle, group, line, onCircle, path, rect, ring, times } from './shapes.ts';

const SAIL = 'M0,0 L0,-330 C150,-330 240,-240 230,-90 L0,0Z';
const FOLD = 'M0,0 L0,-330 C60,-270 90,-190 84,-60Z';

/** A paper pinwheel of about 700 units across. */
function pinwheel(x: number, y: number, scale: number, turn: number, [a, b]: readonly [Ink, Ink]): string {
  const sails = times(4, (i) =>
    group(`rotate(${turn + i * 90})`, path(i % 2 ? a : b, SAIL), path(shade('teal', 30), FOLD)),
  );
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    ...sails,
    circle('teal', 0, 0, 34),
    circle('paper', 0, 0, 13),
  );
}

function onePinwheel(): string {
  return print('sun', rect('teal', 736, 470, 28, 560) + pinwheel(750, 470, 1.28, 12, ['coral', 'paper']));
}

/** The sails on a transparent ground. A page draws the stem, because only the sails turn. */
function sails(): string {
  const shapes = pinwheel(360, 360, 0.98, 12, ['coral', 'paper']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="0 0 720 720"><title>Solvind</title><defs>${hatch('teal', inks.teal, 30)}</defs>${shapes}</svg>`;
}

function fivePinwheels(): string {
  const places = [
    [260, 330, 8],
    [750, 330, 40],
    [1240, 330, 66],
    [505, 690, 24],
    [995, 690, 52],
  ] as const;
  return print(
    'green',
    places
      .map(
        ([x, y, turn], i) =>
          rect('teal', x - 9, y, 18, 1000 - y) +
          pinwheel(x, y, 0.58, turn, i % 2 ? ['sun', 'paper'] : ['coral', 'paper']),
      )
      .join(''),
  );
}

function twentyPinwheels(): string {
  const pairs = [
    ['sun', 'paper'],
    ['green', 'paper'],
    ['teal', 'paper'],
  ] as const;
  return print(
    'coral',
    times(20, (i) =>
      pinwheel(
        195 + (i % 5) * 278,
        152 + Math.floor(i / 5) * 232,
        0.3,
        (i * 37) % 90,
        pairs[i % 3] ?? pairs[0],
      ),
    ).join(''),
  );
}

/** A share certificate. */
function certificate(): string {
  const rosette = times(24, (i) => ring('green', 4, ...onCircle(0, 0, 70, i * 15), 70));
  const border = times(
    26,
    (i) => ring('green', 4, -480 + i * 38.4, -300, 26) + ring('green', 4, -480 + i * 38.4, 300, 26),
  );
  const sides = times(
    15,
    (i) => ring('green', 4, -480, -270 + i * 38.4, 26) + ring('green', 4, 480, -270 + i * 38.4, 26),
  );
  return print(
    'teal',
    [
      group(
        'translate(750 500) rotate(5)',
        rect(shade('green', 135), -520, -320, 1100, 720),
        rect('paper', -550, -360, 1100, 720),
        ...border,
        ...sides,
        group(
          'translate(0 -70)',
          ...rosette,
          circle('sun', 0, 0, 104),
          rotor('teal', 0, 0, 0.09, 16),
          circle('coral', 0, 0, 12),
        ),
        rect('teal', -300, 120, 600, 40),
        line('teal', 10, 'M-230,200 H230'),
        line(
          'green',
          6,
          'M-380,262 C-350,220 -330,280 -300,250 S-260,230 -240,262 M180,262 C210,210 240,290 270,240 S330,260 370,250',
        ),
      ),
      group(
        'translate(1180 790)',
        path('coral', 'M-70,40 L-110,250 L-40,190 L0,250 L20,60Z M70,40 L110,250 L40,190 L0,250 L-20,60Z'),
        path('coral', `M${times(40, (i) => onCircle(0, 0, i % 2 ? 118 : 136, i * 9).join()).join(' L')}Z`),
        ring('paper', 6, 0, 0, 92),
        rotor('paper', 0, 0, 0.07, 30),
      ),
    ].join(''),
  );
}

/** The price of power around the clock: 24 hours, midnight at the top. */
function dayWheel(): string {
  const prices = [
    38, 34, 31, 29, 30, 36, 55, 78, 82, 66, 48, 33, 22, 14, 12, 20, 42, 84, 100, 92, 74, 60, 50, 43,
  ];
  const strokes = prices.map((price, hour) => {
    const angle = hour * 15 - 90;
    const [x1, y1] = onCircle(750, 500, 170, angle);
    const [x2, y2] = onCircle(750, 500, 190 + price * 2.5, angle);
    return line(price > 80 ? 'coral' : price < 25 ? 'sun' : 'paper', 34, `M${x1},${y1} L${x2},${y2}`);
  });
  return print(
    'teal',
    [
      circle(shade('green', 0), 750, 500, 450),
      ...[215, 315, 450].map((r) => ring('green', 5, 750, 500, r)),
      ...strokes,
      circle('teal', 750, 500, 140),
      line('paper', 16, 'M750,500 V410 M750,500 L820,540'),
      circle('coral', 750, 500, 18),
    ].join(''),
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'shares-1.png', svg: onePinwheel(), width: 1200 },
    { file: 'pinwheel.svg', svg: sails() },
    { file: 'shares-5.png', svg: fivePinwheels(), width: 1200 },
    { file: 'shares-20.png', svg: twentyPinwheels(), width: 1200 },
    { file: 'certificate.png', svg: certificate(), width: 1500 },
    { file: 'day-wheel.png', svg: dayWheel(), width: 1500 },
  ];
}

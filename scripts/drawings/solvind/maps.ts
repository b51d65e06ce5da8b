import { createRandom, type Drawing } from '../drawing.ts';
import { loadLetters } from '../letters.ts';
import { rotor } from './blade.ts';
import { type Ink, inks, print, shade } from './inks.ts';
import {
  circle,
  clip,
  group,
  line,
  onCircle,
  outline,
  type Point,
  path,
  polygon,
  rect,
  ring,
  times,
} from './shapes.ts';

const createLetters = await loadLetters(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  600,
  'f',
);

/** The coast of the bay from west to east, as drawn for these maps: it is no survey. */
const COAST: readonly Point[] = [
  [-60, 800],
  [90, 770],
  [210, 800],
  [300, 700],
  [350, 570],
  [430, 455],
  [560, 400],
  [690, 425],
  [768, 520],
  [775, 640],
  [800, 740],
  [880, 790],
  [960, 770],
  [1060, 790],
  [1180, 735],
  [1300, 755],
  [1420, 690],
  [1580, 720],
];

function coast(drop: number): string {
  return COAST.map(([x, y], i) => {
    const [px, py] = COAST[i - 1] ?? [x, y];
    return i === 0 ? `M${x},${y - drop}` : `Q${px},${py - drop} ${(px + x) / 2},${(py + y) / 2 - drop}`;
  }).join(' ');
}

function compass(x: number, y: number, needle: Ink): string {
  return [
    ring('paper', 6, x, y, 96),
    ...times(16, (i) =>
      line(
        'paper',
        i % 4 ? 4 : 9,
        `M${onCircle(x, y, 96, i * 22.5)} L${onCircle(x, y, i % 4 ? 108 : 122, i * 22.5)}`,
      ),
    ),
    polygon(needle, [x, y - 84], [x + 22, y], [x - 22, y]),
    polygon('paper', [x, y + 84], [x + 22, y], [x - 22, y]),
  ].join('');
}

/** The four turbines, numbered from the harbour. */
const TURBINES: readonly Point[] = [
  [684, 676],
  [636, 524],
  [490, 548],
  [424, 690],
];

/** The chart of Havnsø: four turbines on the headland. What it shows is in the middle, because cards and heroes crop it. */
function havnso(): string {
  const random = createRandom(4);
  const { write, definitions } = createLetters();
  const names = [
    write('Sejerø Bugt', 318, 238, { size: 62, fill: inks.paper }),
    write('Havnsø', 838, 1082, { size: 78, fill: inks.teal }),
  ].join('');
  const soundings = times(80, () => [random() * 1500, random() * 640] as const)
    .filter(([x, y]) => !(x > 250 && x < 860 && y > 240) && !(x > 880 && x < 1240 && y > 60 && y < 500))
    .map(([x, y]) => line('paper', 6, `M${Math.round(x)},${Math.round(y)} h16`, 'opacity=".55"'));
  const houses = times(24, (i) =>
    rect(
      i % 5 ? 'coral' : 'teal',
      838 + (i % 8) * 43 + ((i * 13) % 9),
      850 + Math.floor(i / 8) * 56 - (i % 8) * 3,
      26,
      30,
    ),
  );
  const land = `${coast(0)} V1250 H-60Z`;
  return print(
    'green',
    [
      ...[120, 55].map((drop) => path('none', coast(drop), `stroke="${inks.teal}" stroke-width="5"`)),
      ...soundings,
      path('teal', `${coast(-16)} V1250 H-60Z`),
      path('paper', land),
      clip(
        'land',
        land,
        path(shade('sun', 30), 'M-60,980 C120,880 300,800 420,860 C560,930 520,1110 440,1250 H-60Z'),
        path('sun', 'M1230,870 L1560,830 L1590,1060 L1260,1090Z'),
        path('sun', 'M560,1130 L800,1090 L840,1250 H590Z'),
        line('teal', 10, 'M720,1250 C700,1120 800,1040 800,960 C800,880 720,800 690,740'),
        line('teal', 10, 'M727,1180 C900,1130 1240,1210 1580,1150'),
        ...houses,
      ),
      line('teal', 18, 'M858,800 V702 H930 M1010,800 V716'),
      line('sun', 8, 'M968,690 C950,560 1120,600 1260,520 S1420,380 1560,340', 'stroke-dasharray="2 22"'),
      ...TURBINES.map(
        ([x, y]) =>
          circle('teal', x + 7, y + 9, 60) + circle('sun', x, y, 60) + rotor('teal', x, y, 0.05, 20),
      ),
      compass(1080, 300, 'coral'),
      `<defs>${definitions()}</defs>${names}`,
    ].join(''),
    [1500, 1250],
  );
}

/** The way to the office on the quay. */
function office(): string {
  const block = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rect('teal', 8, 10, 92, 62),
      rect('coral', 0, 0, 92, 62),
      rect(shade('teal', 0), 0, 31, 92, 31),
    );
  return print(
    'paper',
    [
      path(
        'green',
        'M0,0 H1500 V330 C1300,350 1250,400 1080,392 L1076,470 H980 L984,400 H768 V286 H632 V402 C420,420 300,520 0,470Z',
      ),
      ...[40, 84, 130].map((y) =>
        line(
          'paper',
          6,
          `M0,${400 - y * 2} C300,${440 - y * 2} 460,${330 - y * 2} 760,${330 - y * 2} S1300,${290 - y * 2} 1500,${250 - y * 2}`,
          'opacity=".45"',
        ),
      ),
      path(shade('sun', 30), 'M40,680 L420,620 L470,860 L90,930Z'),
      path('sun', 'M1140,620 L1460,560 V820 L1190,860Z'),
      line(
        'teal',
        40,
        'M700,1020 C690,860 720,740 700,600 V430 M716,694 C900,640 1200,520 1500,480 M700,760 C480,700 240,600 -20,570',
      ),
      line(
        'paper',
        26,
        'M700,1020 C690,860 720,740 700,600 V430 M716,694 C900,640 1200,520 1500,480 M700,760 C480,700 240,600 -20,570',
      ),
      ...[
        [500, 480, -8],
        [360, 560, 10],
        [800, 470, 4],
        [860, 560, -12],
        [540, 820, 6],
        [800, 780, -4],
        [960, 700, -14],
        [1090, 470, -10],
      ].map(([x = 0, y = 0, turn = 0]) => block(x, y, turn)),
      rect('teal', 830, 300, 24, 104),
      circle('teal', 842, 290, 22),
      group('translate(632 318) scale(1.3)', block(8, 0, 0)),
      group(
        'translate(700 336) scale(.86)',
        path(
          'teal',
          'M14,18 C-70,-90 -90,-130 -90,-180 a104,104 0 0 1 208,0 c0,50 -20,90 -104,198Z',
          'opacity=".4"',
        ),
        path('sun', 'M0,0 C-84,-108 -104,-148 -104,-198 a104,104 0 0 1 208,0 c0,50 -20,90 -104,198Z'),
        circle('paper', 0, -196, 58),
        rotor('teal', 0, -196, 0.05, 15),
      ),
      group('translate(0 420)', compass(180, 400, 'coral').replaceAll(inks.paper, inks.teal)),
    ].join(''),
  );
}

/** Contours of a hill with three places marked: where to build next. */
function contours(): string {
  const hill = (scale: number) =>
    outline(
      times(16, (i) =>
        onCircle(760, 500, (330 + Math.sin(i * 1.3) * 36 + ((i * 29) % 44)) * scale, i * 22.5),
      ),
    );
  const bands: Ink[] = ['green', 'teal', 'green', 'teal', 'green', 'coral', 'sun'];
  return print(
    'teal',
    [
      ...[2.1, 1.7, 1.34, 1.02, 0.72, 0.45, 0.2].map((scale, i) =>
        path(bands[i] ?? 'teal', hill(scale), `stroke="${inks.paper}" stroke-width="7"`),
      ),
      path(shade('teal', 135), hill(0.72), 'opacity=".5"'),
      path('coral', hill(0.45), `stroke="${inks.paper}" stroke-width="7"`),
      path('sun', hill(0.2), `stroke="${inks.paper}" stroke-width="7"`),
      line('sun', 6, 'M0,220 C300,320 500,520 760,500 S1240,700 1500,640', 'stroke-dasharray="3 20"'),
      rotor('teal', 760, 500, 0.07, 12),
    ].join(''),
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'chart-havnso.png', svg: havnso(), width: 2000 },
    { file: 'map-office.png', svg: office(), width: 1500 },
    { file: 'contours.png', svg: contours(), width: 1800 },
  ];
}

import { createRandom, type Drawing } from '../drawing.ts';
import { print, shade } from './inks.ts';
import { circle, clip, group, line, onCircle, outline, path, polygon, rect, times } from './shapes.ts';

function panel(x: number, y: number, width: number, height: number): string {
  const cells = [
    ...times(3, (i) => line('green', 3, `M${x + ((i + 1) * width) / 4},${y} v${height}`)),
    ...times(5, (i) => line('green', 3, `M${x},${y + ((i + 1) * height) / 6} h${width}`)),
  ];
  return (
    rect('teal', x, y, width, height) +
    cells.join('') +
    path('paper', `M${x},${y} h${width * 0.5} L${x},${y + height * 0.4}Z`, 'opacity=".16"')
  );
}

function tree(x: number, y: number, r: number, seed: number): string {
  const random = createRandom(seed);
  const edge = outline(times(14, (i) => onCircle(x, y, r * (0.86 + random() * 0.24), (i * 360) / 14)));
  return (
    path('teal', edge, 'transform="translate(16 20)"') +
    path('green', edge) +
    path(shade('paper', 30), edge, 'opacity=".4"') +
    circle('teal', x, y, r * 0.09)
  );
}

/** A roof with panels, seen from above. */
function roof(): string {
  const tiles = times(13, (i) => line('teal', 3, `M-80,${200 + i * 24} H1600`, 'opacity=".35"'));
  return print(
    'paper',
    [
      rect(shade('green', 90), 0, 0, 1500, 1000),
      group(
        'rotate(-13 750 500)',
        rect('green', -200, 800, 2000, 500),
        rect('teal', -110, 195, 1720, 660),
        rect('coral', -80, 180, 1690, 320),
        ...tiles,
        rect('coral', -80, 500, 1690, 330),
        rect(shade('teal', 0), -80, 500, 1690, 330),
        rect('paper', -80, 494, 1690, 14),
        ...times(8, (i) => panel(120 + i * 150, 222, 138, 240)),
        rect('teal', 402, 575, 150, 170),
        rect('paper', 380, 552, 150, 170),
        rect('sun', 402, 574, 106, 126),
        rect('teal', 1000, 560, 150, 110),
        polygon('teal', [1000, 560], [1100, 560], [1260, 760], [1150, 760]),
        rect('sun', 1000, 560, 110, 90),
        rect('teal', 1022, 582, 66, 46),
      ),
      tree(230, 890, 110, 3),
      tree(420, 960, 80, 5),
      tree(1370, 830, 130, 8),
    ].join(''),
  );
}

/** One sheep. */
function sheep(): string {
  const random = createRandom(12);
  const locks = times(22, (i) => {
    const [x, y] = onCircle(0, 0, 1, (i * 360) / 22);
    const [cx, cy, r] = [690 + x * 350, 440 + y * 225, 62 + (i % 3) * 9];
    return `M${cx - r},${cy} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0Z`;
  });
  const fleece = `${locks.join('')}M340,440 a350,225 0 1 0 700,0 a350,225 0 1 0 -700,0Z`;
  const curls = times(34, () => {
    const [x, y] = onCircle(690, 430, 60 + random() * 230, random() * 360);
    return line('teal', 6, `M${690 + (x - 690) * 1.3},${y} q14,-26 32,-4 q4,18 -14,16`);
  });
  const tufts = times(46, (i) => {
    const x = i * 34 + random() * 30;
    const y = 800 + random() * 190;
    return line('teal', 6, `M${x},${y} l-10,-34 M${x},${y} l4,-44 M${x},${y} l18,-30`);
  });
  return print(
    'green',
    [
      rect('sun', 0, 0, 1500, 560),
      ...[440, 560, 830, 940].map((x, i) =>
        path('teal', `M${x - 30},640 h60 l-8,${250 - (i % 2) * 14} h-46Z`),
      ),
      path('paper', fleece),
      clip('fleece', fleece, rect(shade('teal', 30), 250, 520, 900, 260)),
      ...curls,
      path(
        'teal',
        'M1010,250 C1100,170 1250,200 1290,300 C1330,420 1300,560 1230,620 C1190,650 1130,640 1110,590 C1080,500 980,400 1010,250Z',
      ),
      path('teal', 'M1040,300 C960,300 890,350 870,400 C940,420 1020,400 1060,350Z'),
      path('teal', 'M1270,290 C1340,270 1410,300 1440,350 C1390,380 1320,370 1280,340Z'),
      path(
        'paper',
        times(7, (i) => {
          const [x, y] = onCircle(1130, 245, 56, i * 51);
          return `M${x - 44},${y} a44,44 0 1 0 88,0 a44,44 0 1 0 -88,0Z`;
        }).join(''),
      ),
      circle('paper', 1130, 245, 50),
      circle('paper', 1120, 400, 20),
      circle('paper', 1236, 396, 20),
      circle('teal', 1124, 402, 9),
      circle('teal', 1234, 398, 9),
      line('paper', 7, 'M1176,560 q14,14 30,0 M1191,567 v26'),
      rect('sun', 890, 372, 52, 40, 'transform="rotate(-14 916 392)"'),
      ...tufts,
    ].join(''),
  );
}

/** A carrot of the drained fjord, whose barns carry the panels. */
function carrot(): string {
  const body =
    'M-120,-40 C-150,-150 150,-150 120,-40 C110,140 40,420 6,640 C2,660 -8,660 -10,640 C-40,420 -110,140 -120,-40Z';
  const leaf = (turn: number, length: number) =>
    group(
      `translate(0 -110) rotate(${turn})`,
      line('green', 14, `M0,0 V-${length}`),
      ...times(8, (i) => {
        const y = -70 - (i * (length - 90)) / 8;
        const reach = 84 - i * 7;
        return line('green', 15, `M0,${y} l-${reach},-${reach * 0.8} M0,${y} l${reach},-${reach * 0.8}`);
      }),
    );
  const one = (transform: string, id: string) =>
    group(
      transform,
      ...[-34, 0, 34].map((turn, i) => leaf(turn, 330 - (i % 2 ? 0 : 50))),
      path('coral', body),
      clip(id, body, path(shade('teal', 0), 'M20,-150 H200 V700 H0 C60,400 70,100 20,-150Z')),
      line('teal', 7, 'M-104,40 h70 M-90,130 h50 M-66,260 h44 M-44,370 h30'),
    );
  return print(
    'sun',
    [
      one('translate(430 420) rotate(14)', 'c1'),
      one('translate(1090 400) rotate(-12)', 'c3'),
      one('translate(760 440) scale(1.05)', 'c2'),
    ].join(''),
  );
}

/** The gable of a school with panels on its roof. */
function school(): string {
  const bay = (x: number) => panel(x, 0, 96, 200);
  const windows = times(6, (i) =>
    [
      rect('teal', 110 + i * 225, 640, 130, 190),
      rect('sun', 122 + i * 225, 652, 48, 84),
      rect('green', 180 + i * 225, 652, 48, 84),
      rect('green', 122 + i * 225, 746, 48, 74),
      i % 2 ? rect('sun', 180 + i * 225, 746, 48, 74) : '',
    ].join(''),
  );
  return print(
    'green',
    [
      rect('teal', 0, 810, 1500, 190),
      // Pictures of articles are cropped at the top and bottom.
      group(
        'translate(135 88) scale(.82)',
        ...times(5, (i) => line('sun', 8, `M${330 + i * 130},910 l70,0 l26,60 l-70,0Z`)),
        rect('paper', 40, 560, 1420, 330),
        rect(shade('coral', 0), 40, 560, 1420, 60),
        ...windows,
        polygon('coral', [0, 580], [170, 290], [1330, 290], [1500, 580]),
        polygon(shade('teal', 0), [0, 580], [17, 551], [1483, 551], [1500, 580]),
        group('translate(190 322)', ...times(11, (i) => bay(i * 103))),
        polygon('coral', [610, 330], [750, 120], [890, 330]),
        polygon('paper', [640, 890], [640, 330], [750, 165], [860, 330], [860, 890]),
        polygon(shade('teal', 90), [790, 890], [790, 225], [860, 330], [860, 890]),
        circle('teal', 750, 370, 78),
        circle('sun', 750, 370, 64),
        line('teal', 10, 'M750,370 V322 M750,370 L784,390'),
        rect('teal', 690, 640, 120, 250),
        rect('coral', 702, 652, 96, 238),
        circle('paper', 782, 780, 8),
        line('paper', 10, 'M750,130 V10'),
        path('coral', 'M755,14 h120 l-30,26 l30,26 h-120Z'),
        rect('paper', 790, 14, 10, 52),
        rect('paper', 755, 36, 112, 9),
      ),
    ].join(''),
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'roof.png', svg: roof(), width: 1800 },
    { file: 'sheep.png', svg: sheep(), width: 1800 },
    { file: 'carrots.png', svg: carrot(), width: 1500 },
    { file: 'school.png', svg: school(), width: 1500 },
  ];
}

import type { Drawing } from '../drawing.ts';
import { type Ink, print, shade } from './inks.ts';
import { circle, group, line, onCircle, path, polygon, rect, ring, times } from './shapes.ts';

function waves(ink: Ink, y: number, shift: number): string {
  return line(ink, 14, `M${-100 + shift},${y} ${times(14, () => 'q30,-34 60,0 t60,0').join(' ')}`);
}

/** A ferry, head on. */
function ferry(): string {
  return print(
    'sun',
    [
      rect('green', 0, 690, 1500, 310),
      rect('teal', 735, 40, 30, 200),
      line('teal', 10, 'M660,110 H840 M690,70 H810'),
      rect('paper', 560, 220, 380, 180),
      ...times(5, (i) => rect('teal', 590 + i * 68, 256, 50, 60)),
      rect('paper', 470, 370, 560, 140),
      ...times(8, (i) => circle('teal', 515 + i * 67, 436, 20)),
      rect('coral', 380, 190, 110, 190),
      rect('coral', 1010, 190, 110, 190),
      rect('paper', 380, 226, 110, 36),
      rect('paper', 1010, 226, 110, 36),
      path('teal', 'M330,490 H1170 L1080,780 H420Z'),
      path('paper', 'M330,490 H1170 L1160,524 H340Z'),
      path('coral', 'M395,700 H1105 L1080,780 H420Z'),
      path(shade('green', 135), 'M750,524 H1160 L1105,700 H750Z'),
      line('paper', 10, 'M750,524 V780'),
      circle('paper', 590, 610, 26),
      circle('paper', 910, 610, 26),
      path('green', 'M0,760 H1500 V1000 H0Z'),
      path('paper', 'M300,800 q225,-90 450,-20 q225,-70 450,20 q-225,-36 -450,10 q-225,-46 -450,-10Z'),
      waves('teal', 850, 0),
      waves('paper', 900, 40),
      waves('teal', 950, -20),
    ].join(''),
  );
}

/** The old net loft on the quay, where the office is. */
function netLoft(): string {
  const pane = (x: number, y: number, lit: boolean) =>
    rect('paper', x - 10, y - 10, 130, 150) +
    rect(lit ? 'sun' : 'teal', x, y, 110, 130) +
    line('paper', 10, `M${x + 55},${y} v130 M${x},${y + 65} h110`);
  return print(
    'paper',
    [
      rect('green', 0, 790, 1500, 210),
      rect('teal', 0, 760, 1500, 60),
      polygon('coral', [400, 770], [400, 400], [750, 90], [1100, 400], [1100, 770]),
      ...times(13, (i) =>
        line(
          'teal',
          3,
          `M${450 + i * 50},${Math.max(110, 400 - (i < 6 ? i + 1 : 13 - i) * 44)} V770`,
          'opacity=".5"',
        ),
      ),
      polygon(shade('teal', 0), [870, 196], [1100, 400], [1100, 770], [870, 770]),
      line('teal', 44, 'M370,430 L750,84 L1130,430'),
      line('teal', 26, 'M750,150 H970'),
      line('teal', 8, 'M940,150 V300'),
      path('sun', 'M890,300 h100 l-14,90 h-72Z'),
      rect('paper', 660, 230, 180, 190),
      rect('teal', 672, 242, 76, 178),
      rect('sun', 752, 242, 76, 178),
      pane(470, 500, false),
      pane(920, 500, true),
      rect('paper', 640, 520, 220, 250),
      rect('teal', 656, 536, 90, 234),
      rect('teal', 754, 536, 90, 234),
      circle('sun', 735, 660, 8),
      circle('sun', 765, 660, 8),
      ...[180, 1330].map((x) => rect('teal', x, 690, 46, 80) + rect('sun', x - 8, 680, 62, 24)),
      polygon('coral', [420, 830], [1080, 830], [1000, 960], [500, 960]),
      ...times(7, (i) => rect('green', 380, 838 + i * 20, 740, 9)),
      waves('paper', 900, 0),
      waves('teal', 960, 30),
    ].join(''),
  );
}

/** A herring gull that was counted. */
function gull(): string {
  return print(
    'green',
    [
      circle('sun', 560, 420, 340),
      path(
        'paper',
        'M1500,1000 V760 C1300,700 1150,600 1060,440 C1000,290 860,210 720,220 C580,230 500,320 490,430 C480,560 560,640 560,760 C560,880 480,940 470,1000Z',
      ),
      path(shade('teal', 30), 'M1500,1000 V760 C1300,700 1150,600 1090,500 C1100,700 1000,880 780,1000Z'),
      path('teal', 'M1500,860 C1340,820 1220,800 1140,830 C1080,860 1060,940 1050,1000 H1500Z'),
      path(
        'sun',
        'M505,380 C400,360 260,370 170,420 C140,440 140,500 170,540 C200,500 240,490 300,490 C380,490 450,486 500,476Z',
      ),
      path('coral', 'M190,500 C220,450 290,450 310,490 C260,490 210,500 170,540 C168,526 176,512 190,500Z'),
      line('teal', 8, 'M500,430 C400,420 320,430 270,440'),
      circle('sun', 660, 380, 56),
      ring('coral', 12, 660, 380, 56),
      circle('teal', 654, 380, 26),
      circle('paper', 644, 370, 8),
    ].join(''),
  );
}

/** A krone with its hole, and the wind around it. It is whole in the leaf of a hero, which shows the middle of a picture. */
function coin(): string {
  const heart = 'M0,26 C-50,-10 -26,-50 0,-22 C26,-50 50,-10 0,26Z';
  const wave = (angle: number) =>
    group(
      `rotate(${angle})`,
      line(
        'coral',
        16,
        'M-74,-282 c30,-50 66,-50 60,-10 c-4,26 -40,22 -34,-2 M-10,-282 c30,-50 66,-50 60,-10 c-4,26 -40,22 -34,-2',
      ),
    );
  const gusts = times(90, (i) => {
    const strength = 70 + 60 * Math.sin(i * 2.4) + 45 * Math.sin(i * 0.7);
    const [x1, y1] = onCircle(0, 0, 490, i * 4);
    const [x2, y2] = onCircle(0, 0, 510 + Math.max(0, strength), i * 4);
    return line(i % 9 === 0 ? 'sun' : 'paper', 13, `M${x1},${y1} L${x2},${y2}`);
  });
  return print(
    'coral',
    group(
      'translate(760 465) scale(0.66)',
      ...gusts,
      circle('teal', 26, 26, 430),
      circle('sun', 0, 0, 430),
      path(shade('coral', 30), 'M0,-430 a430,430 0 0 1 0,860 a520,520 0 0 0 0,-860Z'),
      ...times(72, (i) => circle('teal', ...onCircle(0, 0, 402, i * 5), 7)),
      ring('teal', 8, 0, 0, 376),
      ...times(6, (i) => wave(i * 60)),
      ...times(6, (i) => group(`rotate(${i * 60 + 30}) translate(0 -190) scale(1.2)`, path('coral', heart))),
      ring('coral', 16, 0, 0, 128),
      circle('teal', 0, 0, 104),
      path(shade('green', 135), 'M-104,0 a104,104 0 0 1 208,0 a130,96 0 0 0 -208,0Z'),
    ),
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'ferry.png', svg: ferry(), width: 1500 },
    { file: 'net-loft.png', svg: netLoft(), width: 1800 },
    { file: 'gull.png', svg: gull(), width: 1500 },
    { file: 'coin.png', svg: coin(), width: 1500 },
  ];
}

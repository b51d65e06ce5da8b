import type { Drawing } from '../drawing.ts';
import { rotor } from './blade.ts';
import { inks, print, shade } from './inks.ts';
import { circle, group, line, onCircle, path, polygon, rect, ring, times } from './shapes.ts';

/** A drum of cable. */
function cableDrum(): string {
  return print(
    'green',
    [
      rect('teal', 0, 850, 1500, 150),
      circle('teal', 960, 520, 440),
      circle('coral', 930, 500, 440),
      path(shade('teal', 135), 'M930,60 a440,440 0 0 1 0,880 a560,560 0 0 0 0,-880Z'),
      path('teal', 'M560,150 H930 a350,350 0 0 1 0,700 H560Z'),
      ...times(12, (i) => line('paper', 7, `M${640 + i * 26},152 a350,350 0 0 1 0,696`)),
      circle('sun', 560, 500, 440),
      ...times(8, (i) =>
        line(
          'coral',
          5,
          `M${170 + i * 111},${500 - Math.sqrt(Math.max(0, 440 ** 2 - (170 + i * 111 - 560) ** 2))} V${500 + Math.sqrt(Math.max(0, 440 ** 2 - (170 + i * 111 - 560) ** 2))}`,
        ),
      ),
      path(shade('teal', 0), 'M120,500 a440,440 0 0 0 880,0 a460,330 0 0 1 -880,0Z'),
      ring('coral', 22, 560, 500, 428),
      circle('paper', 560, 500, 180),
      ring('teal', 10, 560, 500, 176),
      ...times(8, (i) => circle('teal', ...onCircle(560, 500, 132, i * 45), 15)),
      circle('teal', 560, 500, 62),
      line('paper', 34, 'M1010,170 C1300,200 1300,640 1330,760 C1350,850 1420,884 1520,884'),
      line('coral', 12, 'M1010,170 C1300,200 1300,640 1330,760 C1350,850 1420,884 1520,884'),
    ].join(''),
  );
}

/** The cup anemometer of a measuring mast. */
function anemometer(): string {
  const cup = (turn: number, width: number) =>
    group(
      `translate(750 330) rotate(${turn})`,
      line('teal', 20, 'M0,0 H240'),
      path('coral', `M240,-120 a${width},120 0 0 1 0,240Z`),
      path(shade('teal', 0), `M240,0 h${width} a${width},120 0 0 1 -${width},120Z`),
      `<ellipse cx="240" cy="0" rx="34" ry="120" fill="${inks.teal}"/>`,
    );
  const gust = (y: number, x: number, length: number) =>
    line('green', 12, `M${x},${y} h${length} c70,0 80,-84 16,-84 c-40,0 -44,48 -10,52`);
  return print(
    'paper',
    [
      gust(560, -20, 330),
      gust(700, 100, 250),
      line('green', 12, 'M-20,640 H220 M980,720 H1520 M1080,790 H1400 M-20,800 H380'),
      polygon('teal', [736, 330], [764, 330], [800, 1000], [700, 1000]),
      ...times(8, (i) =>
        line('paper', 7, `M${734 - i * 3.6},${440 + i * 74} L${768 + i * 3.6},${480 + i * 74}`),
      ),
      cup(-14, 130),
      group('scale(-1 1) translate(-1500 0)', cup(10, 130)),
      group(
        'translate(750 330) rotate(98) scale(.72)',
        line('teal', 24, 'M0,0 H330'),
        circle('coral', 360, 0, 130),
        circle(shade('teal', 30), 360, 0, 130),
        circle('teal', 360, 0, 104),
      ),
      circle('sun', 750, 330, 66),
      rect('teal', 728, 200, 44, 80),
      circle('teal', 750, 330, 26),
    ].join(''),
  );
}

/** The hook of a crane and a part on its slings. */
function craneHook(): string {
  return print(
    'teal',
    [
      ...[650, 710, 790, 850].map((x) => line('green', 10, `M${x},0 V140`)),
      path('sun', 'M600,130 h300 l40,60 v180 l-60,80 h-260 l-60,-80 v-180Z'),
      ...times(5, (i) =>
        polygon('teal', [590 + i * 80, 330], [630 + i * 80, 330], [590 + i * 80, 400], [550 + i * 80, 400]),
      ),
      circle('teal', 750, 230, 56),
      circle('sun', 750, 230, 22),
      rect('paper', 722, 440, 56, 90),
      line(
        'paper',
        62,
        'M750,540 V600 C750,660 860,660 860,760 C860,840 800,890 740,890 C670,890 620,840 622,770',
      ),
      path('paper', 'M590,780 L622,690 L656,780Z'),
      line('coral', 26, 'M742,880 L400,1100 M742,880 L1090,1100'),
      path(
        shade('teal', 30),
        'M770,530 h10 v70 C790,650 892,660 892,760 C892,850 820,920 740,922 C830,880 850,820 838,760 C826,690 760,670 770,530Z',
      ),
    ].join(''),
  );
}

/** A Danish socket, which smiles. */
function socket(): string {
  return print(
    'sun',
    [
      rect('coral', 444, 124, 680, 800, 'rx="60"'),
      rect('paper', 410, 90, 680, 800, 'rx="60"'),
      rect(shade('green', 0), 410, 700, 680, 190, 'rx="60"'),
      circle('teal', 750, 490, 286),
      circle('green', 750, 490, 258),
      path(shade('teal', 135), 'M492,490 a258,258 0 0 1 516,0 a300,230 0 0 0 -516,0Z'),
      circle('teal', 640, 440, 44),
      circle('teal', 860, 440, 44),
      path('teal', 'M650,566 h200 a100,92 0 0 1 -200,0Z'),
      circle('paper', 626, 424, 11),
      circle('paper', 846, 424, 11),
      rect('teal', 690, 128, 120, 58, 'rx="12"'),
      rect('coral', 694, 132, 56, 50, 'rx="9"'),
    ].join(''),
  );
}

/** A plug that has been pulled out. */
function plug(): string {
  return print(
    'teal',
    [
      line('green', 44, 'M-40,840 C260,1010 430,600 250,470 C90,360 30,640 220,690 C480,750 520,500 640,500'),
      line(
        'paper',
        10,
        'M-40,840 C260,1010 430,600 250,470 C90,360 30,640 220,690 C480,750 520,500 640,500',
        'stroke-dasharray="26 30"',
      ),
      path(
        'coral',
        'M620,420 h90 c60,-90 120,-110 190,-110 h60 v380 h-60 c-70,0 -130,-20 -190,-110 h-90 a30,30 0 0 1 -30,-30 v-100 a30,30 0 0 1 30,-30Z',
      ),
      path(shade('teal', 0), 'M590,520 h370 v170 h-60 c-70,0 -130,-20 -190,-110 h-90 a30,30 0 0 1 -30,-30Z'),
      rect('paper', 960, 370, 190, 50, 'rx="25"'),
      rect('paper', 960, 580, 190, 50, 'rx="25"'),
      rect('paper', 960, 484, 130, 34, 'rx="17"'),
      ...[
        [1240, 300, 1320, 220],
        [1260, 500, 1390, 500],
        [1240, 700, 1320, 780],
      ].map(([a, b, c, d]) => line('sun', 22, `M${a},${b} L${c},${d}`)),
    ].join(''),
  );
}

/** A household meter whose disc turns backwards. */
function meter(): string {
  const SEGMENTS: Record<string, string> = { 0: 'abcdef', 1: 'bc', 4: 'bcfg', 8: 'abcdefg', '-': 'g' };
  const LINES: Record<string, string> = {
    a: 'M14,0 H66',
    b: 'M72,6 V58',
    c: 'M72,70 V122',
    d: 'M14,128 H66',
    e: 'M8,70 V122',
    f: 'M8,6 V58',
    g: 'M14,64 H66',
  };
  const digit = (value: string, x: number) =>
    group(
      `translate(${x} 300)`,
      ...[...(SEGMENTS[value] ?? '')].map((segment) => line('sun', 15, LINES[segment] ?? '')),
    );
  return print(
    'green',
    [
      rect('teal', 420, 60, 720, 900, 'rx="90"'),
      rect('paper', 390, 40, 720, 900, 'rx="90"'),
      rect(shade('green', 90), 930, 40, 180, 900, 'rx="90"'),
      circle('coral', 750, 420, 300),
      ring('teal', 16, 750, 420, 300),
      rect('teal', 490, 262, 520, 204, 'rx="16"'),
      ...[...'-0118'].map((value, i) => digit(value, 512 + i * 100)),
      rect('teal', 540, 530, 420, 70),
      rect('paper', 540, 552, 420, 26),
      polygon('coral', [680, 545], [680, 585], [640, 565]),
      rect('coral', 700, 552, 60, 26),
      line('teal', 26, 'M600,830 H900'),
      circle('teal', 540, 830, 24),
      circle('teal', 960, 830, 24),
    ].join(''),
  );
}

/** A helmet on its peg. */
function helmet(): string {
  return print(
    'coral',
    [
      line('teal', 40, 'M750,0 V180'),
      path('sun', 'M330,650 C330,300 560,170 750,170 C940,170 1170,300 1170,650Z'),
      path(shade('coral', 90), 'M930,210 C1060,280 1170,420 1170,650 H960 C980,480 970,320 930,210Z'),
      path('paper', 'M690,174 C730,168 770,168 810,174 L830,650 H670Z'),
      line('coral', 7, 'M690,174 L670,650 M810,174 L830,650'),
      path(
        'sun',
        'M250,650 H1250 C1290,650 1300,720 1250,730 C1000,760 500,760 250,730 C200,720 210,650 250,650Z',
      ),
      path('teal', 'M300,741 C600,768 900,768 1200,741 C1000,792 500,792 300,741Z'),
      line('teal', 22, 'M400,760 C420,900 620,990 750,990 C880,990 1080,900 1100,760'),
      rect('paper', 700, 950, 100, 60),
      circle('teal', 750, 480, 92),
      rotor('paper', 750, 480, 0.08, 16),
    ].join(''),
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'cable-drum.png', svg: cableDrum(), width: 1800 },
    { file: 'anemometer.png', svg: anemometer(), width: 1800 },
    { file: 'crane-hook.png', svg: craneHook(), width: 1800 },
    { file: 'socket.png', svg: socket(), width: 1500 },
    { file: 'plug.png', svg: plug(), width: 1800 },
    { file: 'meter.png', svg: meter(), width: 1500 },
    { file: 'helmet.png', svg: helmet(), width: 1500 },
  ];
}

import type { Drawing } from '../drawing.ts';
import { blade, rotor } from './blade.ts';
import { type Ink, inks, print, shade } from './inks.ts';
import { circle, clip, group, line, onCircle, path, polygon, rect, ring, times } from './shapes.ts';

/** The hub of a turbine, seen from the foot of its tower. */
function rotorFromBelow(): string {
  return print(
    'sun',
    [
      circle(shade('coral', 0), 800, 430, 380),
      polygon('teal', [590, 1000], [1010, 1000], [852, 470], [748, 470]),
      polygon('green', [590, 1000], [730, 1000], [784, 470], [748, 470]),
      path(
        'teal',
        'M690,300 h220 a40,40 0 0 1 40,40 v150 a40,40 0 0 1 -40,40 h-220 a40,40 0 0 1 -40,-40 v-150 a40,40 0 0 1 40,-40Z',
      ),
      path(shade('green', 135), 'M690,300 h220 a40,40 0 0 1 40,40 v60 h-300 v-60 a40,40 0 0 1 40,-40Z'),
      ...[12, 132, 252].map((angle) =>
        blade(`translate(800 430) rotate(${angle}) translate(0 -60) scale(1.5 1.06)`),
      ),
      circle('paper', 800, 430, 118),
      path(shade('teal', 30), 'M800,312 a118,118 0 0 1 0,236 a150,150 0 0 0 0,-236Z'),
      ring('teal', 5, 800, 430, 88),
      ...times(12, (i) => circle('teal', ...onCircle(800, 430, 102, i * 30), 5)),
      circle('coral', 800, 430, 52),
      path('teal', 'M800,378 a52,52 0 0 1 0,104 a70,70 0 0 0 0,-104Z', 'opacity=".55"'),
    ].join(''),
  );
}

/** The door at the foot of a tower, open, with the lamp inside lit. */
function towerDoor(): string {
  const plates = [170, 420, 670].map((y) => line('teal', 4, `M395,${y} H1105`));
  return print(
    'green',
    [
      rect('teal', 0, 860, 1500, 140),
      path(shade('paper', 0), 'M0,860 H1500 V900 H0Z', 'opacity=".35"'),
      polygon('paper', [390, 860], [1110, 860], [1080, 0], [420, 0]),
      polygon(shade('teal', 90), [860, 860], [1110, 860], [1080, 0], [840, 0]),
      ...plates,
      path('teal', 'M560,860 V420 a140,140 0 0 1 280,0 V860Z'),
      path('sun', 'M585,860 V425 a115,115 0 0 1 230,0 V860Z'),
      ...times(9, (i) => line('coral', 9, `M640,${840 - i * 48} H760`)),
      line('coral', 12, 'M640,860 V420 M760,860 V420'),
      circle('paper', 700, 352, 26),
      path('coral', 'M840,860 V420 a140,140 0 0 0 -10,-52 L1010,330 V900 L840,860Z'),
      path(shade('teal', 30), 'M930,349 L1010,330 V900 L930,881Z'),
      circle('paper', 975, 640, 13),
      polygon('coral', [520, 1000], [880, 1000], [840, 860], [560, 860]),
      ...[890, 925, 962].map((y) =>
        line('teal', 6, `M${560 - (y - 860) * 0.3},${y} H${840 + (y - 860) * 0.3}`),
      ),
    ].join(''),
  );
}

/** Sections through a blade from root to tip, as in a catalogue of parts. */
function bladeSections(): string {
  const section = (y: number, width: number, height: number) => {
    const x = 620 - width * 0.31;
    const outer = `M${x},${y} C${x},${y - height * 0.75} ${x + width * 0.35},${y - height} ${x + width * 0.62},${y - height * 0.42} L${x + width},${y + height * 0.16} C${x + width * 0.6},${y + height * 0.42} ${x},${y + height * 0.62} ${x},${y}Z`;
    const spar = (at: number) =>
      rect('teal', x + width * at, y - height, Math.max(7, width * 0.016), height * 2);
    return [
      clip(
        `s${y}`,
        outer,
        rect('paper', 0, 0, 1500, 1000),
        rect(shade('green', 135), x + width * 0.55, 0, width, 1000),
        rect(shade('coral', 30), x + width * 0.2, y - height, width * 0.22, height * 2),
        spar(0.2),
        spar(0.42),
      ),
      path('none', outer, `stroke="${inks.teal}" stroke-width="12" stroke-linejoin="round"`),
    ].join('');
  };
  return print(
    'coral',
    [
      line('sun', 7, 'M620,0 V1000', 'stroke-dasharray="2 22"'),
      circle('paper', 620, 40, 190, `stroke="${inks.teal}" stroke-width="12"`),
      circle('coral', 620, 40, 140, `stroke="${inks.teal}" stroke-width="10"`),
      ...times(24, (i) => circle('teal', ...onCircle(620, 40, 165, i * 15), 8)),
      section(420, 1230, 200),
      section(660, 860, 108),
      section(830, 520, 58),
      section(945, 250, 27),
    ].join(''),
  );
}

/** A tower flange with its bolts, and the spanner that tightens them once a year. */
function flange(): string {
  const bolt = (i: number) => {
    const [x, y] = onCircle(560, 1010, 700, -100 + i * 12);
    const hex = times(6, (k) => onCircle(x, y, 52, k * 60 + i * 17));
    return circle('green', x, y, 66) + polygon('teal', ...hex) + circle('paper', x, y, 20);
  };
  return print(
    'teal',
    [
      circle('paper', 560, 1010, 850),
      ring('sun', 40, 560, 1010, 800),
      circle('green', 560, 1010, 560),
      circle(shade('teal', 135), 560, 1010, 560),
      circle('teal', 560, 1010, 420),
      ...times(11, (i) => bolt(i - 1)),
      group(
        'translate(930 414) rotate(-38)',
        path('coral', 'M-70,-108 L-112,-60 A128,128 0 1 0 112,-60 L70,-108 L66,-12 L0,30 L-66,-12Z'),
        path('coral', 'M-58,90 L58,90 L74,1000 H-74Z'),
        path(shade('teal', 90), 'M10,120 L58,90 L74,1000 H10Z'),
        path('sun', 'M-30,180 H22 V560 H-30Z'),
      ),
    ].join(''),
  );
}

/** A small rotor on a tall mast behind a hill: the first turbine. */
function firstTurbine(): string {
  return print(
    'coral',
    [
      circle('sun', 750, 560, 430),
      rotor('paper', 750, 330, 0.3, 18),
      polygon('paper', [738, 340], [762, 340], [778, 1000], [722, 1000]),
      circle('teal', 750, 330, 22),
      path('teal', 'M0,900 C420,700 900,690 1500,880 V1000 H0Z'),
      path(shade('green', 30), 'M0,900 C420,700 900,690 1500,880 V1000 H0Z'),
    ].join(''),
  );
}

/** A turbine from the foot of its tower, where two people look up: what it shows is in the middle third. */
function underOne(): string {
  const person = (x: number, y: number, scale: number, coat: Ink, shirt: Ink) =>
    group(
      `translate(${x} ${y}) scale(-${scale} ${scale})`,
      path('teal', 'M-26,-78 H26 L22,4 H4 L0,-50 L-6,4 H-24Z'),
      path(coat, 'M-34,-150 C-34,-178 34,-178 34,-150 L36,-66 H-36Z'),
      line(coat, 17, 'M28,-152 C52,-168 56,-190 34,-206'),
      circle('paper', 4, -202, 27),
      path(shirt, 'M-24,-206 C-26,-238 22,-242 28,-220 C14,-214 2,-214 -2,-200 C-4,-188 -14,-184 -20,-190Z'),
    );
  return print(
    'coral',
    [
      circle('sun', 750, 520, 440),
      circle(shade('coral', 0), 750, 520, 440),
      polygon('paper', [628, 1130], [872, 1130], [782, 360], [718, 360]),
      polygon(shade('teal', 90), [780, 1130], [872, 1130], [782, 360], [752, 360]),
      ...[
        [970, 101],
        [790, 86],
        [630, 72],
        [500, 62],
      ].map(([y = 0, half = 0]) => line('teal', 4, `M${750 - half},${y} Q750,${y + 16} ${750 + half},${y}`)),
      path('teal', 'M702,300 h96 l16,36 v56 h-128 v-56Z'),
      ...[4, 124, 244].map((angle) =>
        blade(`translate(750 340) rotate(${angle}) translate(0 -40) scale(.72 .52)`),
      ),
      circle('paper', 750, 340, 52),
      circle('coral', 750, 340, 22),
      path('green', 'M0,1120 C360,1050 1100,1050 1500,1130 V1250 H0Z'),
      path(shade('teal', 30), 'M0,1120 C360,1050 1100,1050 1500,1130 V1250 H0Z'),
      path('teal', 'M706,1086 V1010 a44,44 0 0 1 88,0 V1086Z'),
      path('sun', 'M718,1086 V1012 a32,32 0 0 1 64,0 V1086Z'),
      person(946, 1150, 0.95, 'paper', 'teal'),
      person(1022, 1158, 0.66, 'sun', 'coral'),
    ].join(''),
    [1500, 1250],
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'rotor.png', svg: rotorFromBelow(), width: 2000 },
    { file: 'tower-door.png', svg: towerDoor(), width: 1500 },
    { file: 'blade-sections.png', svg: bladeSections(), width: 1500 },
    { file: 'flange.png', svg: flange(), width: 1500 },
    { file: 'under-one.png', svg: underOne(), width: 1800 },
    { file: 'first-turbine.png', svg: firstTurbine(), width: 1800 },
  ];
}

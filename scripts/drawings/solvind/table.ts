import type { Drawing } from '../drawing.ts';
import { rotor } from './blade.ts';
import { inks, print, shade } from './inks.ts';
import { circle, clip, group, line, onCircle, outline, path, polygon, rect, ring, times } from './shapes.ts';

function cup(x: number, y: number, r: number, turn: number): string {
  return [
    circle('teal', x + 14, y + 18, r * 1.5, 'opacity=".4"'),
    circle('paper', x, y, r * 1.5),
    ring('green', 6, x, y, r * 1.32),
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path(
        'paper',
        `M${r * 0.8},-22 h${r * 0.7} a22,22 0 0 1 0,44 h-${r * 0.7}Z`,
        `stroke="${inks.teal}" stroke-width="6"`,
      ),
    ),
    circle('paper', x, y, r, `stroke="${inks.teal}" stroke-width="6"`),
    circle('teal', x, y, r * 0.8),
    path(
      'green',
      `M${x - r * 0.5},${y - r * 0.4} a${r * 0.65},${r * 0.65} 0 0 1 ${r * 0.9},-${r * 0.1} a${r * 0.8},${r * 0.8} 0 0 0 -${r * 0.9},${r * 0.1}Z`,
    ),
  ].join('');
}

function bun(x: number, y: number): string {
  const spiral = times(46, (i) => {
    const [px, py] = onCircle(x, y, 52 - i * 1.1, i * 22);
    return `${px},${py}`;
  });
  return circle('sun', x, y, 60) + line('coral', 11, `M${spiral.join(' L')}`);
}

/** A kitchen table from above: a map, coffee and cinnamon buns. */
function kitchenTable(): string {
  const contour = (scale: number) =>
    outline(times(9, (i) => onCircle(40, -20, (150 + ((i * 37) % 60)) * scale, i * 40)));
  return print(
    'teal',
    [
      ...[-60, 1560].map((x) => rect('green', x - 190, 260, 380, 480, 'rx="70"')),
      circle('coral', 750, 520, 640),
      circle(shade('teal', 0), 750, 520, 640, 'opacity=".22"'),
      ring('sun', 10, 750, 520, 606),
      group(
        'translate(740 490) rotate(-8)',
        rect('teal', -326, -206, 680, 440, 'opacity=".4"'),
        rect('paper', -340, -220, 680, 440),
        clip(
          'map',
          'M-340,-220 H340 V220 H-340Z',
          path('green', 'M-340,-220 H-60 C-140,-120 -210,-80 -190,20 C-170,110 -260,150 -250,220 H-340Z'),
          path(
            shade('paper', 0),
            'M-340,-220 H-60 C-140,-120 -210,-80 -190,20 C-170,110 -260,150 -250,220 H-340Z',
          ),
          ...[1.35, 1, 0.66, 0.33].map((scale) =>
            path('none', contour(scale), `stroke="${inks.green}" stroke-width="6"`),
          ),
          line('teal', 8, 'M-190,60 C-60,120 40,200 340,170 M120,-220 C140,-60 200,60 180,184'),
        ),
        ...[
          [-30, -70],
          [50, -40],
          [130, -4],
        ].map(([x = 0, y = 0]) => rotor('coral', x, y, 0.055, 10) + circle('coral', x, y, 13)),
        line('teal', 4, 'M-113,-220 V220 M113,-220 V220', 'opacity=".35"'),
      ),
      cup(330, 330, 66, 200),
      cup(1150, 300, 66, -40),
      cup(1180, 740, 66, 30),
      cup(360, 780, 66, 150),
      circle('teal', 784, 866, 122, 'opacity=".4"'),
      circle('paper', 770, 850, 122),
      ring('green', 6, 770, 850, 104),
      bun(725, 836),
      bun(822, 866),
      group(
        'translate(560 790) rotate(35)',
        rect('sun', -120, -13, 220, 26),
        polygon('paper', [100, -13], [140, 0], [100, 13]),
        rect('teal', -140, -13, 26, 26),
      ),
    ].join(''),
  );
}

/** An open account book with a pencil. */
function ledger(): string {
  const page = (flip: number) => {
    const edge = 'M0,-300 C120,-350 420,-350 560,-320 V320 C420,290 120,290 0,340Z';
    return group(
      `scale(${flip} 1)`,
      path('paper', edge),
      ...times(11, (i) =>
        line(
          'green',
          4,
          `M40,${-230 + i * 48} C160,${-262 + i * 48} 400,${-266 + i * 48} 530,${-246 + i * 48}`,
        ),
      ),
    );
  };
  const digits = times(10, (i) =>
    rect('teal', 96, -262 + i * 48, 60 + ((i * 53) % 90), 20, 'transform="skewY(-3)"'),
  );
  const bars = times(10, (i) =>
    rect(
      i === 7 ? 'coral' : 'teal',
      -500 + i * 44,
      230 - 60 - ((i * 71) % 260),
      28,
      60 + ((i * 71) % 260),
      'transform="skewY(-2)"',
    ),
  );
  return print(
    'sun',
    [
      rect(shade('coral', 135), 0, 0, 1500, 1000),
      group(
        'translate(750 500) rotate(-7)',
        path('teal', 'M-600,-330 H600 V370 H-600Z', 'transform="translate(24 30)"'),
        rect('teal', -590, -350, 1180, 720, 'rx="14"'),
        page(-1),
        page(1),
        path(
          shade('teal', 90),
          'M0,-300 C40,-318 80,-326 120,-330 V298 C80,308 40,322 0,340Z',
          'opacity=".5"',
        ),
        ...bars,
        ...digits,
        ...times(10, (i) =>
          rect(i === 4 ? 'coral' : 'green', 360, -280 + i * 48, 110, 20, 'transform="skewY(2)"'),
        ),
        path('coral', 'M-40,-330 h56 v760 l-28,-36 l-28,36Z'),
      ),
      group(
        'translate(1060 700) rotate(-38)',
        rect('teal', -270, 2, 590, 56, 'opacity=".5"'),
        rect('green', -300, -30, 560, 56),
        rect(shade('teal', 0), -300, -4, 560, 30),
        rect('coral', -370, -30, 74, 56, 'rx="14"'),
        rect('paper', -312, -30, 20, 56),
        polygon('paper', [260, -30], [350, -2], [260, 26]),
        polygon('teal', [322, -11], [350, -2], [322, 7]),
      ),
    ].join(''),
  );
}

/** A ballot box with a paper on its way in. */
function ballotBox(): string {
  return print(
    'coral',
    [
      rect('teal', 0, 880, 1500, 120),
      group(
        'translate(830 250) rotate(8)',
        rect('paper', -150, -210, 300, 420),
        rect(shade('sun', 0), -150, -210, 300, 90),
        ring('teal', 14, -70, 0, 40),
        line('teal', 18, 'M-98,-4 l24,28 l46,-66'),
        ring('teal', 14, -70, 120, 40),
        rect('teal', 0, -12, 100, 22),
        rect('teal', 0, 108, 70, 22),
      ),
      polygon('paper', [330, 480], [1010, 480], [1240, 390], [560, 390]),
      polygon('teal', [640, 448], [960, 448], [1010, 424], [690, 424]),
      polygon('sun', [330, 480], [1010, 480], [1010, 930], [330, 930]),
      polygon('green', [1010, 480], [1240, 390], [1240, 820], [1010, 930]),
      polygon(shade('teal', 0), [1010, 480], [1240, 390], [1240, 820], [1010, 930]),
      line('teal', 10, 'M330,480 H1010 L1240,390 M1010,480 V930'),
      circle('teal', 670, 705, 140),
      rotor('paper', 670, 705, 0.125, 20),
      circle('coral', 670, 705, 17),
      rect('teal', 640, 486, 60, 44),
      circle('sun', 670, 508, 8),
    ].join(''),
  );
}

/** A letter to a neighbour. */
function letter(): string {
  return print(
    'green',
    [
      group(
        'translate(750 500) rotate(-6)',
        rect('teal', -490, -290, 1040, 650),
        rect('paper', -520, -320, 1040, 650),
        ...times(30, (i) =>
          polygon(
            i % 2 ? 'coral' : 'teal',
            [-520 + i * 36, -320],
            [-500 + i * 36, -320],
            [-516 + i * 36, -296],
            [-536 + i * 36, -296],
          ),
        ),
        rect('sun', 270, -250, 200, 240),
        ...times(9, (i) => circle('paper', 270 + i * 25, -250, 9) + circle('paper', 270 + i * 25, -10, 9)),
        ...times(
          10,
          (i) => circle('paper', 270, -250 + i * 26.6, 9) + circle('paper', 470, -250 + i * 26.6, 9),
        ),
        rotor('teal', 370, -140, 0.085, 14),
        polygon('teal', [366, -140], [374, -140], [380, -34], [360, -34]),
        ...times(5, (i) => line('teal', 7, `M60,${-210 + i * 36} q40,-26 80,0 t80,0 t80,0`)),
        ring('teal', 7, 60, -140, 96),
        ring('teal', 5, 60, -140, 66),
        line('teal', 20, 'M-60,70 H330 M-60,130 H250 M-60,190 H300'),
        line('coral', 20, 'M-60,250 H80'),
        rect(shade('green', 135), -460, 210, 200, 70),
      ),
    ].join(''),
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'kitchen-table.png', svg: kitchenTable(), width: 1800 },
    { file: 'ledger.png', svg: ledger(), width: 1800 },
    { file: 'ballot-box.png', svg: ballotBox(), width: 1500 },
    { file: 'letter.png', svg: letter(), width: 1500 },
  ];
}

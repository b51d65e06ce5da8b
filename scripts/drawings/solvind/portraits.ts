import type { Drawing } from '../drawing.ts';
import { rotor } from './blade.ts';
import { type Ink, print, shade } from './inks.ts';
import { circle, clip, group, line, path, polygon, rect, ring } from './shapes.ts';

type Face = {
  ground: Ink;
  coat: Ink;
  /** Hair behind the head, and in front of it: outlines in a view box of 1200 × 1200. */
  hairBack?: string;
  hair: string;
  hairInk: Ink;
  skin: Ink;
  extras?: string;
};

const HEAD =
  'M420,470 C420,300 500,230 600,230 C700,230 780,300 780,470 C780,640 700,770 600,770 C500,770 420,640 420,470Z';
const NECK = 'M520,700 H680 V880 C680,930 520,930 520,880Z';
const COAT = 'M180,1200 C190,1010 330,930 500,880 C540,940 660,940 700,880 C870,930 1010,1010 1020,1200Z';

/** A head in five inks, lit from the left. */
function portrait({ ground, coat, hairBack, hair, hairInk, skin, extras = '' }: Face): string {
  return print(
    ground,
    [
      hairBack ? path(hairInk, hairBack) : '',
      path(skin, NECK),
      path(shade('teal', 0), NECK),
      path(coat, COAT),
      path(
        shade(coat === 'teal' ? 'green' : 'teal', 30),
        'M700,880 C870,930 1010,1010 1020,1200 H720 C760,1090 760,980 700,880Z',
      ),
      path(skin, HEAD),
      clip(
        'head',
        HEAD,
        path(
          shade('coral', 30),
          'M600,200 H800 V800 H600 C690,690 640,560 660,470 C600,380 640,300 600,200Z',
        ),
      ),
      line('teal', 12, 'M470,455 q32,-20 64,0 M666,455 q32,-20 64,0'),
      circle('teal', 503, 492, 13),
      circle('teal', 697, 492, 13),
      line('teal', 10, 'M606,490 C612,540 636,570 626,588 C616,602 596,600 586,596'),
      line('teal', 12, 'M540,672 q60,40 120,0'),
      path(hairInk, hair),
      extras,
    ].join(''),
    [1200, 1200],
  );
}

const glasses =
  [503, 697].map((x) => ring('teal', 13, x, 492, 62)).join('') + line('teal', 13, 'M565,486 q35,-20 70,0');

const PEOPLE: Record<string, Face> = {
  karen: {
    ground: 'coral',
    coat: 'teal',
    skin: 'paper',
    hairInk: 'paper',
    hairBack: 'M370,760 C330,380 400,170 600,170 C800,170 870,380 830,760 C760,800 440,800 370,760Z',
    hair: 'M410,480 C400,300 480,190 610,190 C730,190 800,300 790,480 C770,400 720,350 640,330 C560,370 450,380 410,480Z',
    extras:
      glasses +
      line(
        'teal',
        8,
        'M430,330 C500,260 560,230 640,230 M392,420 C380,540 384,640 396,740 M810,420 C820,540 816,640 804,740',
      ) +
      line('sun', 16, 'M500,900 q100,110 200,0'),
  },
  jonas: {
    ground: 'green',
    coat: 'sun',
    skin: 'paper',
    hairInk: 'coral',
    hair: 'M410,470 C390,300 470,180 620,190 C760,190 810,320 790,470 C770,400 750,350 700,330 C600,350 500,320 440,350 C430,390 420,430 410,470Z M418,520 C430,560 450,600 490,612 C530,590 570,628 600,628 C630,628 670,590 710,612 C750,600 770,560 782,520 C790,700 710,830 600,830 C490,830 410,700 418,520Z',
    extras: line('paper', 12, 'M545,676 q55,30 110,0'),
  },
  amira: {
    ground: 'sun',
    coat: 'coral',
    skin: 'paper',
    hairInk: 'green',
    hairBack: 'M350,900 C330,420 380,150 600,150 C820,150 870,420 850,900 C780,980 420,980 350,900Z',
    hair: 'M600,150 C800,150 850,400 840,700 C830,860 760,900 600,900 C440,900 370,860 360,700 C350,400 400,150 600,150Z M600,268 C500,268 440,340 440,480 C440,620 510,748 600,748 C690,748 760,620 760,480 C760,340 700,268 600,268Z" fill-rule="evenodd',
    extras:
      path(
        shade('teal', 30),
        'M700,176 C820,230 850,460 838,720 C830,850 760,900 640,900 C780,800 800,400 700,176Z',
      ) + line('teal', 8, 'M420,800 C520,870 680,870 780,800'),
  },
  line: {
    ground: 'teal',
    coat: 'paper',
    skin: 'paper',
    hairInk: 'coral',
    hairBack: 'M500,140 a100,100 0 1 1 200,0 a100,100 0 1 1 -200,0Z',
    hair: 'M410,500 C390,310 470,190 600,190 C730,190 810,310 790,500 C770,420 740,370 600,300 C500,360 440,400 410,500Z',
    extras: circle('sun', 412, 580, 18) + circle('sun', 788, 580, 18),
  },
  oskar: {
    ground: 'teal',
    coat: 'green',
    skin: 'sun',
    hairInk: 'coral',
    hair: 'M398,440 C380,290 470,170 600,170 C730,170 820,290 802,440 L802,400 C700,370 500,370 398,400Z',
    extras:
      path('coral', 'M390,386 H810 V450 H390Z') +
      line(
        'teal',
        6,
        'M420,390 v56 M480,390 v56 M540,390 v56 M600,390 v56 M660,390 v56 M720,390 v56 M780,390 v56',
      ),
  },
  fatima: {
    ground: 'paper',
    coat: 'coral',
    skin: 'sun',
    hairInk: 'teal',
    hairBack:
      'M340,620 C300,300 420,150 600,150 C780,150 900,300 860,620 C850,740 800,780 760,800 H440 C400,780 350,740 340,620Z',
    hair: 'M412,470 C400,320 480,210 600,210 C720,210 800,320 788,470 C760,420 730,390 700,340 C600,400 480,390 412,470Z',
    extras: line('sun', 14, 'M520,930 q80,80 160,0'),
  },
  sofie: {
    ground: 'sun',
    coat: 'teal',
    skin: 'paper',
    hairInk: 'teal',
    hairBack: 'M760,360 C900,360 960,560 900,820 C880,860 840,850 840,810 C860,640 840,540 760,500Z',
    hair: 'M380,430 C390,250 480,160 600,160 C720,160 810,250 820,430Z',
    extras:
      path('coral', 'M376,420 C390,230 480,140 600,140 C720,140 810,230 824,420Z') +
      path('paper', 'M566,144 h68 v276 h-68Z') +
      path('coral', 'M340,412 H860 C880,412 880,452 860,452 H340 C320,452 320,412 340,412Z') +
      path(shade('teal', 90), 'M700,160 C790,210 824,320 824,412 H730Z'),
  },
};

/** Bent in profile at his kitchen window, with number three outside. */
function bent(): string {
  const face =
    'M452,330 C560,270 690,330 704,430 C708,462 704,480 716,510 C730,546 768,590 762,610 C756,626 722,624 716,634 C712,650 726,660 722,676 C718,690 708,692 708,704 C712,740 700,772 660,782 C640,786 610,782 600,800 L604,900 H392 C400,800 350,700 356,560 C360,440 390,366 452,330Z';
  return print(
    'coral',
    [
      group(
        'translate(-44 0)',
        rect('teal', 690, 90, 420, 560),
        clip(
          'window',
          'M714,114 H1086 V626 H714Z',
          rect('sun', 700, 100, 400, 540),
          path('green', 'M700,520 C800,490 960,490 1100,530 V640 H700Z'),
          path(shade('teal', 0), 'M700,560 C800,530 960,530 1100,570 V640 H700Z'),
          polygon('paper', [946, 270], [958, 270], [964, 514], [940, 514]),
          rotor('paper', 952, 270, 0.135, 16),
          circle('teal', 952, 270, 10),
        ),
        rect('teal', 890, 114, 16, 512),
        rect('teal', 660, 650, 480, 30),
      ),
      path('green', 'M90,1200 C90,1010 190,900 380,850 C450,920 560,930 616,850 C800,900 880,1020 890,1200Z'),
      path(shade('teal', 30), 'M90,1200 C90,1010 190,900 380,850 C330,960 330,1100 400,1200Z'),
      path('paper', face),
      clip(
        'bent',
        face,
        path(shade('coral', 30), 'M340,300 H470 C420,460 470,620 520,720 C560,790 620,800 620,920 H340Z'),
      ),
      path('green', 'M366,806 C430,870 560,880 622,806 L636,884 C560,950 430,940 356,880Z'),
      line('teal', 6, 'M420,846 l-6,60 M480,862 l-2,62 M540,860 l6,60 M594,836 l14,54'),
      path('teal', 'M346,470 C330,300 440,220 550,224 C660,228 730,310 728,420 C600,380 460,400 346,470Z'),
      path('sun', 'M338,482 C460,400 610,386 736,424 L730,474 C610,440 470,456 350,530Z'),
      path('teal', 'M712,640 C690,610 640,604 612,640 C606,664 640,676 724,668Z'),
      path('paper', 'M470,548 a38,44 0 1 0 22,76 C480,600 476,574 470,548Z'),
      line('teal', 7, 'M462,572 c-16,6 -16,34 4,40'),
      line('teal', 11, 'M486,556 L640,536'),
      ring('teal', 12, 676, 540, 40),
      circle('teal', 684, 538, 10),
      line('teal', 10, 'M650,482 q30,-14 52,2'),
      path('green', 'M520,1200 C560,1080 680,990 790,930 L856,1010 C790,1080 760,1130 750,1200Z'),
      path(shade('teal', 30), 'M640,1200 C680,1120 760,1050 826,974 L856,1010 C790,1080 760,1130 750,1200Z'),
      path('teal', 'M806,800 H986 L970,980 a26,26 0 0 1 -26,22 H848 a26,26 0 0 1 -26,-22Z'),
      line('teal', 20, 'M974,840 c56,-8 56,90 -10,96'),
      path(
        'paper',
        'M776,960 C770,900 800,872 840,880 C900,884 900,912 866,914 C900,922 896,950 862,950 C888,962 880,988 850,988 C840,1020 800,1030 776,960Z',
      ),
      line('paper', 9, 'M856,770 c-24,-40 24,-56 0,-100 M920,770 c-24,-40 24,-56 0,-100'),
    ].join(''),
    [1200, 1200],
  );
}

export function draw(): Drawing[] {
  const portraits = Object.entries(PEOPLE).map(([name, face]) => [name, portrait(face)]);
  return [...portraits, ['bent', bent()]].map(([name, svg = '']) => ({
    file: `portrait-${name}.png`,
    svg,
    width: 900,
  }));
}

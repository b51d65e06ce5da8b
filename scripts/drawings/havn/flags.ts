import type { Drawing } from '../drawing.ts';
import { INK, PAPER, RED, WATER, YELLOW } from './chart/ink.ts';
import { createSheet, shape } from './chart/sheet.ts';

const BLUE = '#1450a3';

/** Flags of the International Code of Signals, each 100 wide and high. */
const FLAGS = {
  H: `<path d="M0 0H100V100H0Z" fill="${PAPER}"/><path d="M50 0H100V100H50Z" fill="${RED}"/>`,
  A: `<path d="M0 0H100L74 50L100 100H0Z" fill="${PAPER}"/><path d="M44 0H100L74 50L100 100H44Z" fill="${BLUE}"/>`,
  V: `<path d="M0 0H100V100H0Z" fill="${PAPER}"/><path d="M0 0H17L50 33L83 0H100V17L67 50L100 83V100H83L50 67L17 100H0V83L33 50L0 17Z" fill="${RED}"/>`,
  N: `<path d="M0 0H100V100H0Z" fill="${PAPER}"/><path d="M0 0H25V100H50V0H75V100H100V75H0V50H100V25H0Z" fill="${BLUE}" fill-rule="evenodd"/>`,
  Q: `<path d="M0 0H100V100H0Z" fill="${YELLOW}"/>`,
  U: `<path d="M0 0H100V100H0Z" fill="${PAPER}"/><path d="M0 0H50V100H100V50H0Z" fill="${RED}" fill-rule="evenodd"/>`,
  K: `<path d="M0 0H50V100H0Z" fill="${YELLOW}"/><path d="M50 0H100V100H50Z" fill="${BLUE}"/>`,
  L: `<path d="M0 0H100V100H0Z" fill="${YELLOW}"/><path d="M50 0H100V50H0V100H50Z" fill="${INK}" fill-rule="evenodd"/>`,
  O: `<path d="M0 0H100V100Z" fill="${RED}"/><path d="M0 0V100H100Z" fill="${YELLOW}"/>`,
  R: `<path d="M0 0H100V100H0Z" fill="${RED}"/><path d="M40 0H60V40H100V60H60V100H40V60H0V40H40Z" fill="${YELLOW}"/>`,
  F: `<path d="M0 0H100V100H0Z" fill="${PAPER}"/><path d="M50 0L100 50L50 100L0 50Z" fill="${RED}"/>`,
  Z: `<path d="M0 0H100L50 50Z" fill="${YELLOW}"/><path d="M100 0V100L50 50Z" fill="${BLUE}"/><path d="M0 100H100L50 50Z" fill="${RED}"/><path d="M0 0L50 50L0 100Z" fill="${INK}"/>`,
  J: `<path d="M0 0H100V100H0Z" fill="${BLUE}"/><path d="M0 33H100V67H0Z" fill="${PAPER}"/>`,
  P: `<path d="M0 0H100V100H0Z" fill="${BLUE}"/><path d="M30 30H70V70H30Z" fill="${PAPER}"/>`,
  S: `<path d="M0 0H100V100H0Z" fill="${PAPER}"/><path d="M30 30H70V70H30Z" fill="${BLUE}"/>`,
  1: `<path d="M0 10L100 34V66L0 90Z" fill="${PAPER}"/><circle cx="34" cy="50" r="20" fill="${RED}"/>`,
  4: `<path d="M0 10L100 34V66L0 90Z" fill="${RED}"/><path d="M26 16.2L44 20.6V42H100V58H44V79.4L26 83.8V58H0V42H26Z" fill="${PAPER}"/>`,
  8: `<path d="M0 10L100 34V66L0 90Z" fill="${PAPER}"/><path d="M26 16.2L44 20.6V42H100V58H44V79.4L26 83.8V58H0V42H26Z" fill="${RED}"/>`,
} as const;

type Letter = `${keyof typeof FLAGS}`;

const place = (letter: Letter, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y})scale(${size / 100})">${FLAGS[letter]}</g>`;

/** A wall of flags without gaps. */
function drawWall(rows: readonly (readonly Letter[])[]): string {
  const size = 400;
  const sheet = createSheet('Signal flags', (rows[0]?.length ?? 0) * size, rows.length * size, INK);
  rows.forEach((row, y) => {
    row.forEach((letter, x) => {
      sheet.add(place(letter, x * size, y * size, size));
    });
  });
  return sheet.toSvg();
}

/** The name and the year of the harbour on a line that hangs through. */
function drawLine(): string {
  const sheet = createSheet('H A V N S O 1 8 8 4', 2000, 240, INK);
  sheet.add(shape('M0 12Q1000 84 2000 12', { stroke: PAPER, width: 5 }));
  (['H', 'A', 'V', 'N', 'S', 'O', '1', '8', '8', '4'] as const).forEach((letter, n) => {
    const x = n * 203 + (n > 5 ? 22 : 0);
    const along = (x + 6) / 2000;
    const y = 12 + 144 * along * (1 - along);
    sheet.add(shape(`M${x + 6} ${y}V${y + 28}`, { stroke: PAPER, width: 5 }), place(letter, x, y + 26, 150));
  });
  return sheet.toSvg();
}

/** A style wins over the rules for the night, because another color would be another signal. */
const keepInks = (markup: string) => markup.replaceAll(/fill="(#\w+)"/g, 'style="fill:$1"');

/** A flag at half height before the sky, as the portrait of a person. */
function drawPortrait(letter: Letter): string {
  const sheet = createSheet(letter, 400, 500, WATER[1]);
  sheet.add(
    shape('M0 400Q100 380 200 400T400 400V500H0Z', { fill: WATER[0] }),
    shape('M70 0V500', { stroke: INK, width: 8 }),
    keepInks(place(letter, 74, 110, 250)),
  );
  return sheet.toSvg();
}

/** The sign of the harbour: the flag H over the quay. */
const SIGN = `<path d="M0 0H100V100H0Z" fill="${INK}"/><g transform="translate(12 12)scale(.76 .6)">${FLAGS.H}</g><path d="M12 78H88V90H12Z" fill="${YELLOW}"/>`;

const toIcon = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><title>Havnsø Havn</title>${SIGN}</svg>`;

/** Four flags and the name on a plate, which suits light and dark pages. */
function drawLogo(): string {
  const sheet = createSheet('Havnsø Havn', 566, 120, INK);
  sheet.define('<style>@media(prefers-color-scheme:dark){rect{fill:none}}</style>');
  (['H', 'A', 'V', 'N'] as const).forEach((letter, n) => {
    sheet.add(place(letter, 10 + (n % 2) * 50, 10 + Math.floor(n / 2) * 50, 50));
  });
  sheet.add(sheet.bold.write('Havnsø Havn', 138, 82, { size: 64, fill: PAPER, spacing: -0.02 }));
  return sheet.toSvg();
}

const THEME = 'src/themes/havn';

export const draw = (): Drawing[] => [
  { file: 'flags.svg', svg: drawLine() },
  {
    file: 'flag-wall.svg',
    svg: drawWall([
      ['O', 'Z', 'A', 'H'],
      ['F', 'K', 'V', 'L'],
      ['N', 'R', 'U', 'Q'],
    ]),
  },
  ...(['J', 'O', 'P'] as const).map((letter) => ({
    file: `flag-${letter.toLowerCase()}.svg`,
    svg: drawPortrait(letter),
  })),
  { file: 'logo.svg', svg: drawLogo() },
  { file: `${THEME}/logo.svg`, svg: drawLogo() },
  { file: `${THEME}/icon.svg`, svg: toIcon(512) },
  { file: `${THEME}/touch-icon.png`, svg: toIcon(180), width: 180 },
  { file: `${THEME}/icon-192.png`, svg: toIcon(192), width: 192 },
  { file: `${THEME}/icon-512.png`, svg: toIcon(512), width: 512 },
];

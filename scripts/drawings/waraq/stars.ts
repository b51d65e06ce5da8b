import type { Drawing } from '../drawing.ts';
import { INKS, round, toSvg } from './inks.ts';

/** Returns the points of a star with `tips` tips around a center, as the `points` of a polygon. */
function toStar(x: number, y: number, radius: number, tips: number, inner: number): string {
  return Array.from({ length: 2 * tips }, (_, index) => {
    const angle = (Math.PI * index) / tips - Math.PI / 2;
    const length = index % 2 === 0 ? radius : radius * inner;
    return `${round(x + length * Math.cos(angle))},${round(y + length * Math.sin(angle))}`;
  }).join(' ');
}

/** Relation of the radii of the star that two squares make. */
const KHATAM = Math.SQRT1_2 / Math.cos(Math.PI / 8);

type Tiling = { width: number; height: number; step: number; fill: (column: number, row: number) => string };

/** Eight-pointed stars whose tips touch, so that crosses remain between them. In each star stands a smaller one. */
function drawTiling({ width, height, step, fill }: Tiling): string {
  const stars: string[] = [];
  for (let row = 0; row * step <= height + step; row++) {
    for (let column = 0; column * step <= width + step; column++) {
      const [x, y] = [column * step, row * step];
      stars.push(
        `<polygon points="${toStar(x, y, step / 2, 8, KHATAM)}" fill="${fill(column, row)}"/>`,
        `<polygon points="${toStar(x, y, step / 3.4, 8, 0.62)}" fill="none" stroke="${INKS.sheet}" stroke-width="${round(step / 60)}"/>`,
        `<polygon points="${toStar(x, y, step / 7, 8, KHATAM)}" fill="${INKS.saffron}"/>`,
      );
    }
  }
  return stars.join('');
}

function drawWall(width: number, height: number): string {
  const fill = (column: number, row: number) => ((column + row) % 2 === 0 ? INKS.indigo : INKS.moss);
  const lattice = drawTiling({ width, height, step: height / 3.5, fill });
  return toSvg(
    width,
    height,
    'Stars and crosses',
    `<rect width="100%" height="100%" fill="${INKS.madder}"/>${lattice}`,
  );
}

/** A rosette of sixteen petals, as in the lid of a box. */
function drawRosette(size: number): string {
  const center = size / 2;
  const rings = [
    { radius: 0.48, tips: 16, inner: 0.82, fill: INKS.madder },
    { radius: 0.4, tips: 16, inner: 0.72, fill: INKS.sheet },
    { radius: 0.36, tips: 16, inner: 0.62, fill: INKS.indigo },
    { radius: 0.22, tips: 8, inner: KHATAM, fill: INKS.saffron },
    { radius: 0.15, tips: 8, inner: 0.5, fill: INKS.sheet },
    { radius: 0.06, tips: 8, inner: KHATAM, fill: INKS.madder },
  ];
  const shapes = rings.map(
    ({ radius, tips, inner, fill }) =>
      `<polygon points="${toStar(center, center, size * radius, tips, inner)}" fill="${fill}"/>`,
  );
  return toSvg(
    size,
    size,
    'A rosette',
    `<rect width="100%" height="100%" fill="${INKS.raw}"/>${shapes.join('')}`,
  );
}

/** A band of stars, which divides sections. */
function drawBand(): string {
  const star = (x: number) =>
    `<polygon points="${toStar(x, 40, 35, 8, KHATAM)}" fill="${INKS.madder}"/><polygon points="${toStar(x, 40, 14, 8, KHATAM)}" fill="${INKS.sheet}"/>`;
  const stars = Array.from({ length: 32 }, (_, index) => star(36 + index * 72)).join('');
  return toSvg(2304, 80, 'A band of stars', stars);
}

/** The logo's star: a folded sheet between two squares. */
function drawMark(size: number, ground: string, ink: string): string {
  const center = size / 2;
  return `<polygon points="${toStar(center, center, size * 0.48, 8, KHATAM)}" fill="${ground}"/><path d="M${size * 0.33} ${size * 0.3} h${size * 0.22} l${size * 0.12} ${size * 0.12} v${size * 0.28} h${-size * 0.34} z M${size * 0.55} ${size * 0.3} v${size * 0.12} h${size * 0.12}" fill="none" stroke="${ink}" stroke-width="${size * 0.035}" stroke-linejoin="round"/>`;
}

const drawIcon = (size: number): string =>
  toSvg(
    size,
    size,
    'Dar al-Waraq',
    `<rect width="${size}" height="${size}" fill="${INKS.sheet}"/>${drawMark(size, INKS.madder, INKS.sheet)}`,
  );

export function draw(): Drawing[] {
  return [
    { file: 'wall.jpg', svg: drawWall(1920, 1080), width: 1920 },
    { file: 'rosette.jpg', svg: drawRosette(1200), width: 1200 },
    { file: 'band.svg', svg: drawBand() },
    {
      file: 'src/themes/waraq/icon.svg',
      svg: toSvg(64, 64, 'Dar al-Waraq', drawMark(64, INKS.madder, INKS.sheet)),
    },
    {
      file: 'src/themes/waraq/logo.svg',
      svg: toSvg(192, 192, 'Dar al-Waraq', drawMark(192, INKS.madder, INKS.sheet)),
    },
    { file: 'src/themes/waraq/touch-icon.png', svg: drawIcon(180), width: 180 },
    { file: 'src/themes/waraq/icon-192.png', svg: drawIcon(192), width: 192 },
    { file: 'src/themes/waraq/icon-512.png', svg: drawIcon(512), width: 512 },
  ];
}

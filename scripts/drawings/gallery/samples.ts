import type { Drawing } from '../drawing.ts';

const FOLDER = 'tests/gallery/media';
const INKS = { ground: '#d9dee2', dark: '#27353f', middle: '#6f8491', light: '#f5f6f4', mark: '#d0472d' };

const toSvg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>A sample</title>${content}</svg>`;

/** Hills, with a mark that shows how a picture is cropped. */
function drawHills(width: number, height: number): string {
  const hill = (level: number, color: string) =>
    `<path d="M0 ${height} V${level * height} Q${width * 0.3} ${(level - 0.25) * height} ${width * 0.6} ${level * height} T${width} ${(level - 0.05) * height} V${height} Z" fill="${color}"/>`;
  const frame = `<rect x="12" y="12" width="${width - 24}" height="${height - 24}" fill="none" stroke="${INKS.dark}" stroke-width="4"/>`;
  return toSvg(
    width,
    height,
    `<rect width="100%" height="100%" fill="${INKS.ground}"/><circle cx="${width * 0.68}" cy="${height * 0.3}" r="${Math.min(width, height) * 0.12}" fill="${INKS.mark}"/>${hill(0.62, INKS.middle)}${hill(0.8, INKS.dark)}${frame}`,
  );
}

const PORTRAIT = toSvg(
  600,
  600,
  `<rect width="600" height="600" fill="${INKS.ground}"/><circle cx="300" cy="240" r="110" fill="${INKS.middle}"/><path d="M80 600 a220 200 0 0 1 440 0 Z" fill="${INKS.dark}"/>`,
);

const DRAWING = toSvg(
  240,
  240,
  `<circle cx="120" cy="120" r="84" fill="none" stroke="${INKS.middle}" stroke-width="14"/><path d="M120 120 V50 M120 120 L170 160" stroke="${INKS.mark}" stroke-width="14" stroke-linecap="round"/>`,
);

const LOGO = toSvg(
  320,
  96,
  `<rect y="16" width="64" height="64" fill="${INKS.middle}"/><circle cx="128" cy="48" r="32" fill="${INKS.middle}"/><path d="M192 80 L232 16 L272 80 Z" fill="${INKS.middle}"/>`,
);

/** The pictures of the samples in the gallery of components. */
export function draw(): Drawing[] {
  return [
    { file: `${FOLDER}/sample-wide.jpg`, svg: drawHills(1600, 900), width: 1600 },
    { file: `${FOLDER}/sample-tall.jpg`, svg: drawHills(900, 1200), width: 900 },
    { file: `${FOLDER}/sample-portrait.jpg`, svg: PORTRAIT, width: 600 },
    { file: `${FOLDER}/sample-drawing.svg`, svg: DRAWING },
    { file: `${FOLDER}/sample-logo.svg`, svg: LOGO },
  ];
}

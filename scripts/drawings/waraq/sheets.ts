import { createRandom, type Drawing } from '../drawing.ts';
import { INKS, round, toSvg } from './inks.ts';

/** Sheets of paper that dry on lines. */
function drawDrying(width: number, height: number): string {
  const random = createRandom(7);
  const colors = [INKS.sheet, INKS.raw, INKS.saffron, INKS.sheet, INKS.madder, INKS.sheet, INKS.moss];
  const lines = [0.16, 0.46, 0.76].map((level, row) => {
    const y = level * height;
    const sheets = Array.from({ length: 8 }, (_, index) => {
      const sheetWidth = width * 0.105;
      const x = (index + (row % 2) * 0.5) * width * 0.125 - width * 0.02;
      const drop = height * (0.2 + 0.03 * random());
      const sway = width * 0.012 * (random() - 0.5) * 2;
      const color = colors[(index + 3 * row) % colors.length];
      const path = `M${round(x)} ${round(y)} h${round(sheetWidth)} q${round(sway)} ${round(drop / 2)} ${round(sway)} ${round(drop)} q${round(-sheetWidth / 2)} ${round(height * 0.012)} ${round(-sheetWidth)} 0 q${round(-sway)} ${round(-drop / 2)} ${round(-sway)} ${round(-drop)} z`;
      const peg = (at: number) =>
        `<rect x="${round(x + at * sheetWidth - 4)}" y="${round(y - 12)}" width="8" height="26" fill="${INKS.madder}"/>`;
      return `<path d="${path}" fill="${color}"/>${peg(0.18)}${peg(0.82)}`;
    });
    return `<path d="M0 ${y} H${width}" stroke="${INKS.saffron}" stroke-width="5"/>${sheets.join('')}`;
  });
  return toSvg(
    width,
    height,
    'Sheets drying',
    `<rect width="100%" height="100%" fill="${INKS.indigo}"/>${lines.join('')}`,
  );
}

/** Marbled paper: bands of color that a comb has drawn through. */
function drawMarbled(width: number, height: number): string {
  const random = createRandom(21);
  const colors = [INKS.indigo, INKS.sheet, INKS.madder, INKS.saffron, INKS.sheet, INKS.moss, INKS.raw];
  const bands = 46;
  const comb = (x: number, y: number) =>
    height *
    (0.03 * Math.sin((x / width) * 2 * Math.PI * 6) +
      0.012 * Math.sin((x / width) * 2 * Math.PI * 17 + y / 90) +
      0.02 * Math.sin(y / 140 + x / 310));
  const shapes = Array.from({ length: bands }, (_, index) => {
    const y = (index / bands) * height * 1.2 - height * 0.1 + random() * height * 0.012;
    const points = Array.from({ length: 121 }, (_point, step) => {
      const x = (step / 120) * width;
      return `${round(x)} ${round(y + comb(x, y))}`;
    });
    return `<path d="M0 ${height} L${points.join(' L')} L${width} ${height} Z" fill="${colors[index % colors.length]}"/>`;
  });
  return toSvg(
    width,
    height,
    'Marbled paper',
    `<rect width="100%" height="100%" fill="${INKS.moss}"/>${shapes.join('')}`,
  );
}

/** A mould with its wires and the sheet that lies on it, from above. */
function drawMould(width: number, height: number): string {
  const [left, top, inner, tall] = [width * 0.16, height * 0.16, width * 0.68, height * 0.68];
  const wires = Array.from({ length: 60 }, (_, index) => {
    const x = round(left + (index / 59) * inner);
    return `<path d="M${x} ${top} v${tall}" stroke="${INKS.raw}" stroke-width="2"/>`;
  });
  const edge = Array.from({ length: 200 }, (_, index) => {
    const angle = (index / 200) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // A square with round corners, whose edge is torn.
    const reach = 1 / Math.max(Math.abs(cos), Math.abs(sin)) ** 0.94;
    const torn = 1 + 0.008 * Math.sin(37 * angle) + 0.006 * Math.sin(91 * angle);
    return `${round(width / 2 + cos * reach * inner * 0.42 * torn)},${round(height / 2 + sin * reach * tall * 0.42 * torn)}`;
  });
  const water = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M0 ${round((index / 9 + 0.06) * height)} q${width / 8} ${-height * 0.02} ${width / 4} 0 t${width / 4} 0 t${width / 4} 0 t${width / 4} 0" fill="none" stroke="${INKS.indigo}" stroke-width="5"/>`,
  );
  return toSvg(
    width,
    height,
    'A mould',
    `<rect width="100%" height="100%" fill="${INKS.moss}"/>${water.join('')}<rect x="${left - 34}" y="${top - 34}" width="${inner + 68}" height="${tall + 68}" fill="${INKS.madder}"/><rect x="${left}" y="${top}" width="${inner}" height="${tall}" fill="${INKS.saffron}"/>${wires.join('')}<polygon points="${edge.join(' ')}" fill="${INKS.sheet}"/>`,
  );
}

/** A pile of sheets with torn edges, from the side. */
function drawPile(width: number, height: number): string {
  const random = createRandom(3);
  const colors = [INKS.sheet, INKS.raw, INKS.sheet, INKS.saffron, INKS.sheet, INKS.madder, INKS.raw];
  const count = 26;
  const sheets = Array.from({ length: count }, (_, index) => {
    const y = round(height * 0.86 - index * height * 0.026);
    const x = round(width * (0.14 + 0.05 * random()));
    const length = round(width * (0.66 + 0.06 * random()));
    const color = colors[index % colors.length];
    return `<path d="M${x} ${y} q${length / 2} ${round(-6 - 8 * random())} ${length} 0 v${round(-height * 0.02)} q${-length / 2} ${round(-8 * random())} ${-length} 0 z" fill="${color}"/>`;
  });
  return toSvg(
    width,
    height,
    'A pile of sheets',
    `<rect width="100%" height="100%" fill="${INKS.madder}"/><rect y="${height * 0.87}" width="100%" height="${height * 0.13}" fill="${INKS.night}"/>${sheets.join('')}`,
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'drying.jpg', svg: drawDrying(1920, 1080), width: 1920 },
    { file: 'marbled.jpg', svg: drawMarbled(1200, 1500), width: 1200 },
    { file: 'mould.jpg', svg: drawMould(1600, 1200), width: 1600 },
    { file: 'pile.jpg', svg: drawPile(1600, 1200), width: 1600 },
  ];
}

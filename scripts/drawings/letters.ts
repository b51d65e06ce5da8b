import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const SIGNS =
  ' !"&\'()*+,-./0123456789:;=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz°·×ÆØÅæøåÄÖÜäöüßé–’″′½→';

/** Outlines are drawn with this many units an em: enough for letters of 10 % of a picture's height. */
const UNITS = 400;

type TextStyle = {
  size: number;
  fill: string;
  align?: 'start' | 'middle' | 'end';
  /** Added to the advance of each letter, in em. */
  spacing?: number;
  /** Clockwise, in degrees, around the start of the text. */
  rotate?: number;
};

/** Writes text as outlines. Each letter's outline is in the picture once. */
export type Letters = {
  write(text: string, x: number, y: number, style: TextStyle): string;
  /** Returns the width of the text in the unit of `size`. */
  measure(text: string, size: number, spacing?: number): number;
  /** Returns the outlines of the letters that were written so far. */
  definitions(): string;
};

/** opentype.js has the same for any picture, but leaves out the space before a zero. */
const toOutline = (commands: readonly opentype.Command[]): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
      return `${type}${numbers.map(Math.round).join(' ')}`;
    })
    .join('');

/** Reads a variable font of an npm package. `prefix` keeps the ids of several fonts in one picture apart. */
export async function loadLetters(file: string, weight: number, prefix: string): Promise<() => Letters> {
  const axes = { variationAxes: { wght: weight } };
  const bytes = await subsetFont(readFileSync(`node_modules/${file}`), SIGNS, {
    targetFormat: 'sfnt',
    ...axes,
  });
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  const em = font.unitsPerEm;
  const lay = (text: string, spacing: number) => {
    let x = 0;
    const places = font.stringToGlyphs(text).map((glyph, index, all) => {
      const next = all[index + 1];
      const place = { glyph, x };
      x += (glyph.advanceWidth ?? 0) + spacing * em + (next ? font.getKerningValue(glyph, next) : 0);
      return place;
    });
    return { places, width: x - spacing * em };
  };
  return () => {
    const used = new Map<string, string>();
    return {
      write: (text, x, y, { size, fill, align = 'start', spacing = 0, rotate = 0 }) => {
        const { places, width } = lay(text, spacing);
        const shift = { start: 0, middle: width / 2, end: width }[align];
        const uses = places.flatMap((place) => {
          const outline = toOutline(place.glyph.getPath(0, 0, UNITS).commands);
          if (outline === '') return [];
          const id = `${prefix}${place.glyph.index}`;
          used.set(id, outline);
          return [`<use href="#${id}" x="${Math.round(((place.x - shift) * UNITS) / em)}"/>`];
        });
        const turn = rotate === 0 ? '' : ` rotate(${rotate})`;
        const scale = Number((size / UNITS).toFixed(4));
        const move = `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`;
        return `<g fill="${fill}" transform="${move}${turn} scale(${scale})">${uses.join('')}</g>`;
      },
      measure: (text, size, spacing = 0) => (lay(text, spacing).width * size) / em,
      definitions: () => [...used].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`).join(''),
    };
  };
}

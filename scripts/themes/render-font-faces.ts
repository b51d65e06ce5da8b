import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, fromBlob } from '@capsizecss/unpack';
import type { FontFile, ThemeFile } from './theme-file.ts';

/** Metrics of the system's fonts in font units (github.com/seek-oss/capsize). */
const FALLBACKS = {
  Arial: { unitsPerEm: 2048, xWidthAvg: 904, names: ['Arial', 'Liberation Sans', 'Arimo'] },
  'Times New Roman': {
    unitsPerEm: 2048,
    xWidthAvg: 819,
    names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  },
};

/** Returns the `@font-face` rules of a theme, and of fallbacks that take the same space. */
export async function renderFontFaces(theme: ThemeFile, toUrl: (font: FontFile) => string): Promise<string> {
  const rules = theme.fonts.map(async (font) => {
    const bytes = new Uint8Array(readFileSync(path.join(theme.folder, font.file)));
    const face = renderFontFace(font, toUrl(font));
    if (!font.fallback) return face;
    return face + renderFallback(font, FALLBACKS[font.fallback], await fromBlob(new Blob([bytes])));
  });
  return (await Promise.all(rules)).join('');
}

/** Latin letters of a page with an Arabic font are in the next font of the list. */
const RANGES = {
  latin: '',
  arabic: ';unicode-range:U+600-6FF,U+FB50-FDFF,U+FE70-FEFC',
  'latin-beside': ';unicode-range:U+21-2AF,U+2010-2193',
};

function renderFontFace({ family, axes, style, script }: FontFile, url: string): string {
  const { wght = 400 } = axes;
  const weight = Array.isArray(wght) ? wght.join(' ') : wght;
  // With `optional`, a page that is painted before the font has loaded keeps the fallback, so that no text moves.
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-style:${style};font-display:optional${RANGES[script]}}`;
}

type Fallback = (typeof FALLBACKS)[keyof typeof FALLBACKS];

function renderFallback({ family, style }: FontFile, fallback: Fallback, font: Font): string {
  const { unitsPerEm, xWidthAvg, names } = fallback;
  const size = font.xWidthAvg / font.unitsPerEm / (xWidthAvg / unitsPerEm);
  const toShare = (units: number) => toPercent(units / font.unitsPerEm / size);
  const local = names.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family} fallback";src:${local};font-style:${style};size-adjust:${toPercent(size)};ascent-override:${toShare(font.ascent)};descent-override:${toShare(-font.descent)};line-gap-override:${toShare(font.lineGap)}}`;
}

const toPercent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;

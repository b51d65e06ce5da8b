import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type FontFile, listThemes, readTheme } from './themes/theme-file.ts';

const HELP = `Makes the font files of the themes from font packages of npm: only the characters that the sites need, only
the axes that theme.json names. Prints the size of each.

  npm run fonts             all themes
  npm run fonts -- havn     one theme`;

const toRange = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const PUNCTUATION = '–—‘’‚“”„…‹›«»•·′″−×÷≈≤≥→←↑↓€°²³½¼¾‰ \u00a0\u202f';

/** The languages of western and northern Europe, with digits and punctuation. */
const LATIN = toRange(0x20, 0x7e) + toRange(0xa0, 0xff) + PUNCTUATION;

const CHARACTERS: Record<FontFile['script'], string> = {
  latin: LATIN,
  arabic: toRange(0x20, 0x7e) + toRange(0x600, 0x6ff) + PUNCTUATION,
};

/** Renames features, so that the subset leaves them out: it keeps only those that it knows. */
function hideFeatures(font: Buffer, features: readonly string[]): Buffer {
  const hidden = features.reduce(
    (text, feature) => text.replaceAll(feature, 'zzzz'),
    font.toString('latin1'),
  );
  return Buffer.from(hidden, 'latin1');
}

async function make(folder: string, font: FontFile): Promise<void> {
  const source = readFileSync(path.join('node_modules', font.source));
  const axes = Object.entries(font.axes).map(([axis, value]) => [
    axis,
    Array.isArray(value) ? { min: value[0], max: value[1] } : value,
  ]);
  const variationAxes = Object.fromEntries(axes);
  const characters = CHARACTERS[font.script];
  const whole = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes });
  const bytes = await subsetFont(hideFeatures(whole, font.without), characters, { targetFormat: 'woff2' });
  writeFileSync(path.join(folder, font.file), bytes);
  console.log(`fonts  ${path.join(folder, font.file)}: ${(bytes.length / 1024).toFixed(1)} KB`);
}

/** Pictures of link previews are drawn by a program that reads only this format, and only one weight. */
async function makeCardFont(file: string, source: string, characters: string): Promise<void> {
  const bytes = await subsetFont(readFileSync(path.join('node_modules', source)), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 700 },
  });
  writeFileSync(file, bytes);
}

/** Packages have a file for each script, so the Latin letters of an Arabic font are in another one. */
async function makeCardFonts(folder: string, { source, script }: FontFile): Promise<void> {
  await makeCardFont(path.join(folder, 'card.ttf'), source, CHARACTERS[script]);
  if (script === 'arabic')
    await makeCardFont(path.join(folder, 'card-latin.ttf'), source.replace('-arabic-', '-latin-'), LATIN);
}

if (process.argv.includes('--help')) console.log(HELP);
else {
  const names = process.argv.length > 2 ? process.argv.slice(2) : listThemes();
  for (const name of names) {
    const { folder, fonts } = readTheme(name);
    for (const font of fonts) await make(folder, font);
    if (fonts[0]) await makeCardFonts(folder, fonts[0]);
  }
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { runTask } from './run/run-task.ts';
import { type FontFile, listThemes, MOST_FONT_BYTES, readTheme } from './themes/theme-file.ts';

const HELP = `Makes the font files of the themes from font packages of npm: only the characters that the sites need, only
the axes that theme.json names. Prints the size of each. The fonts of a theme may have 60 KB in all.

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
  'latin-beside': LATIN,
};

/** Renames features, so that the subset leaves them out: it keeps only those that it knows. */
function hideFeatures(font: Buffer, features: readonly string[]): Buffer {
  const hidden = features.reduce(
    (text, feature) => text.replaceAll(feature, 'zzzz'),
    font.toString('latin1'),
  );
  return Buffer.from(hidden, 'latin1');
}

/** A smaller file has hardly a letter of its script. */
const LEAST_BYTES = 5 * 1024;

function readSource(source: string): Buffer {
  const file = path.join('node_modules', source);
  if (existsSync(file)) return readFileSync(file);
  const name = source.split('/', source.startsWith('@') ? 2 : 1).join('/');
  throw new Error(
    existsSync(path.join('node_modules', name))
      ? `There is no ${file}. The package has: ${readdirSync(path.dirname(file)).join(', ')}.`
      : `The package ${name} is missing. Run \`npm install --save-dev --save-exact ${name}\`.`,
  );
}

/** Makes a font file of a theme, and returns its size in bytes. */
async function makeFont(folder: string, font: FontFile): Promise<number> {
  const source = readSource(font.source);
  const axes = Object.entries(font.axes).map(([axis, value]) => [
    axis,
    Array.isArray(value) ? { min: value[0], max: value[1] } : value,
  ]);
  const variationAxes = Object.fromEntries(axes);
  const characters = CHARACTERS[font.script];
  const whole = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes });
  const bytes = await subsetFont(hideFeatures(whole, font.without), characters, { targetFormat: 'woff2' });
  const file = path.join(folder, font.file);
  if (bytes.length < LEAST_BYTES)
    throw new Error(
      `${font.source} has hardly a letter of the script ${font.script}. Name another file of its package.`,
    );
  writeFileSync(file, bytes);
  console.log(`fonts  ${file}: ${toKilobytes(bytes.length)} KB`);
  return bytes.length;
}

const toKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Pictures of link previews are drawn by a program that reads only this format, and only one weight. */
async function makeCardFont(file: string, source: string, characters: string): Promise<void> {
  const bytes = await subsetFont(readSource(source), characters, {
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

/** Makes all fonts of a theme. Throws if they are larger than a page may load. */
async function makeFonts(name: string): Promise<void> {
  const { folder, fonts } = readTheme(name);
  let bytes = 0;
  for (const font of fonts) bytes += await makeFont(folder, font);
  if (fonts[0]) await makeCardFonts(folder, fonts[0]);
  if (bytes > MOST_FONT_BYTES)
    throw new Error(
      `The fonts of ${name} have ${toKilobytes(bytes)} KB; ${toKilobytes(MOST_FONT_BYTES)} are the most. Keep fewer axes or fonts.`,
    );
}

async function run(): Promise<void> {
  const names = process.argv.length > 2 ? process.argv.slice(2) : listThemes();
  const unknown = names.filter((name) => !listThemes().includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no theme ${unknown.join(', ')}. There are: ${listThemes().join(', ')}.`);
  for (const name of names) await makeFonts(name);
}

if (process.argv.includes('--help')) console.log(HELP);
else await runTask('fonts', run);

import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listThemes, MOST_FONT_BYTES, readTheme } from './theme-file.ts';

test.each(listThemes())(
  'the folder of the theme %s has every file that pages and share cards need',
  (name) => {
    const { folder, fonts } = readTheme(name);
    const files = ['card.ttf', 'icon.svg', 'logo.svg', 'tokens.scss'];
    if (fonts[0]?.script === 'arabic') files.push('card-latin.ttf');
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...files, ...fonts.map(({ file }) => file)]));
  },
);

test.each(
  listThemes().flatMap((name) =>
    Object.entries({ 'touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }).map(
      ([file, size]) => [name, file, size] as const,
    ),
  ),
)('the theme %s has a square %s, %i pixels wide', (name, file, size) => {
  const png = readFileSync(path.join(readTheme(name).folder, file));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

// What Google demands of the logo of an organization.
test.each(listThemes())('the logo of the theme %s is at least 112 pixels wide and high', (name) => {
  const svg = readFileSync(path.join(readTheme(name).folder, 'logo.svg'), 'utf8');
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(112);
});

const listTokens = (name: string): string[] => {
  const scss = readFileSync(path.join(readTheme(name).folder, 'tokens.scss'), 'utf8');
  return Array.from(scss.matchAll(/^\s*(--[\w-]+):/gm), ([, token = '']) => token);
};

/** The tokens that styles read with a value for themes that lack them, such as `var(--cut, 0)`. */
const OPTIONAL = new Set(
  globSync('src/**/*.scss').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+),/g), ([, token = '']) => token),
  ),
);

test.each(listThemes())('the theme %s has every token that another theme has', (name) => {
  const own = new Set(listTokens(name));
  const missing = listThemes()
    .flatMap(listTokens)
    .filter((token) => !own.has(token) && !OPTIONAL.has(token));
  expect(missing).toEqual([]);
});

test.each(listThemes())('the fonts of the theme %s fit into the budget of a page', (name) => {
  const { folder, fonts } = readTheme(name);
  const sizes = fonts.map(({ file }) => statSync(path.join(folder, file)).size);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(MOST_FONT_BYTES);
});

// A browser uses only one of two files of a family whose weights differ, even if the other one has the letter.
test.each(listThemes())(
  'the files of a family of the theme %s, one for each script, have equal weights',
  (name) => {
    const { fonts } = readTheme(name);
    const differing = fonts.filter((font) =>
      fonts.some(
        ({ family, style, axes }) =>
          family === font.family && style === font.style && String(axes.wght) !== String(font.axes.wght),
      ),
    );
    expect(differing).toEqual([]);
  },
);

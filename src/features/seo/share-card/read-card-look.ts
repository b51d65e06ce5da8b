import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import { getBuildFolder } from '@/platform/process/build-folder';

/** What a theme gives to its cards. */
export type CardLook = {
  ground: string;
  text: string;
  fontFamily: string;
  fonts: readonly Buffer[];
  /** SVG file in base64. */
  icon: string;
  /** Whether the fonts have the characters of a text. */
  canShow: (text: string) => boolean;
};

const ThemeFile = z.object({
  fonts: z.tuple(
    [z.object({ family: z.string(), script: z.enum(['latin', 'arabic']).default('latin') })],
    z.unknown(),
  ),
  toolbar: z.object({ light: z.string().regex(/^#[0-9a-f]{6}$/) }),
});

/** The files that scripts/fonts.ts makes, and the characters that it puts into them. */
const SCRIPTS = {
  latin: { files: ['card.ttf'], characters: /^[ -~\u00a0-\u00ff–—‘’‚“”„…‹›•·]*$/ },
  arabic: {
    files: ['card.ttf', 'card-latin.ttf'],
    characters: /^[ -~\u00a0-\u00ff\u0600-\u06ff–—‘’‚“”„…‹›•·]*$/,
  },
};

/** Reads the look of an existing theme from its folder, which is a part of each release (next.config.js). */
export function readCardLook(theme: string, root = path.join(getBuildFolder(), '..')): CardLook {
  const read = (file: string) => readFileSync(path.join(root, 'src/themes', theme, file));
  const { fonts, toolbar } = ThemeFile.parse(parseJson(read('theme.json').toString()));
  const [{ family, script }] = fonts;
  const { files, characters } = SCRIPTS[script];
  return {
    ground: toolbar.light,
    text: isDark(toolbar.light) ? '#ffffff' : '#111111',
    fontFamily: family,
    fonts: files.map(read),
    icon: read('icon.svg').toString('base64'),
    canShow: (text) => characters.test(text),
  };
}

/** By relative luminance (WCAG 2): white text has more contrast than black on less than 0.18. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18;
}

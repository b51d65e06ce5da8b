import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import { getBuildFolder } from '@/platform/process/build-folder';
import { toLuminance } from '@/themes/to-luminance';

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

/** White text has more contrast than black on a ground with less luminance. */
const DARK = 0.18;

/** Reads the look of an existing theme from its folder, which is a part of each release (next.config.js). */
export function readCardLook(theme: string, root = path.join(getBuildFolder(), '..')): CardLook {
  const read = (file: string) => readFileSync(path.join(root, 'src/themes', theme, file));
  const { fonts, toolbar } = ThemeFile.parse(parseJson(read('theme.json').toString()));
  const [{ family, script }] = fonts;
  const { files, characters } = SCRIPTS[script];
  return {
    ground: toolbar.light,
    text: toLuminance(toolbar.light) < DARK ? '#ffffff' : '#111111',
    fontFamily: family,
    fonts: files.map(read),
    icon: read('icon.svg').toString('base64'),
    canShow: (text) => characters.test(text),
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const THEMES = 'src/themes';

/** Size of all fonts that a page loads, in bytes. */
export const MOST_FONT_BYTES = 60 * 1024;

const Color = z.string().regex(/^#[0-9a-f]{6}$/, 'write a color as #rrggbb, in small letters');

const FontFile = z.strictObject({
  family: z.string().min(1),
  /** Name of the file in the folder of the theme. */
  file: z.string().regex(/^[a-z0-9-]+\.woff2$/, 'write the name of a .woff2 file'),
  /** Package of npm, and the path of a font in it, from which `npm run fonts` makes the file. */
  source: z.string(),
  /** Axes that the file keeps, such as `{ wght: [400, 700] }`. Other axes get one value. */
  axes: z.record(z.string(), z.union([z.number(), z.tuple([z.number(), z.number()])])).default({}),
  /** Features that the file leaves out, such as `tnum` of a font whose tabular points are as wide as digits. */
  without: z.array(z.string().length(4)).default([]),
  style: z.enum(['normal', 'italic']).default('normal'),
  /** `latin-beside` is the font of Latin words in Arabic text. */
  script: z.enum(['latin', 'arabic', 'latin-beside']).default('latin'),
  /** Font of the system that gets the metrics of this one. Systems share no font with Arabic letters. */
  fallback: z.enum(['Arial', 'Times New Roman']).optional(),
});

export type FontFile = z.output<typeof FontFile>;

const ThemeFile = z.strictObject({
  fonts: z.array(FontFile).max(3, 'a theme has at most two fonts, and one for words in another script'),
  toolbar: z.strictObject({ light: Color, dark: Color }),
});

export type ThemeFile = z.output<typeof ThemeFile> & { name: string; folder: string };

/** Lists the names of the themes: the folders of src/themes with a file `theme.json`. */
export function listThemes(root = '.'): string[] {
  return readdirSync(path.join(root, THEMES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, THEMES, entry.name, 'theme.json')))
    .map(({ name }) => name)
    .sort();
}

/** Reads the settings of a theme. The error names the file and the key. */
export function readTheme(name: string, root = '.'): ThemeFile {
  const folder = path.join(root, THEMES, name);
  const file = path.join(folder, 'theme.json');
  const checked = ThemeFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!checked.success) throw new Error(`${file}: ${z.prettifyError(checked.error)}`);
  return { ...checked.data, name, folder };
}

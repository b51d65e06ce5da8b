import path from 'node:path';
import { compile } from 'sass';
import { renderFontFaces } from './render-font-faces.ts';
import { type FontFile, listThemes, readTheme, type ThemeFile } from './theme-file.ts';

const HEADER =
  '// Written by scripts/themes.ts from the folders of src/themes. Do not edit: run `npm run themes`.\n';

/** Widths of the icons in the web manifest, in pixels: what browsers demand of a site that is put on a home screen. */
const APP_ICON_SIZES = [192, 512];

/** Stands in the CSS for the URL of a font, which only the build knows. */
const toMark = ({ file }: FontFile): string => `{${file}}`;

/** Returns the generated files by their paths. */
export async function renderThemes(): Promise<[file: string, content: string][]> {
  const themes = listThemes().map((name) => readTheme(name));
  const entries = await Promise.all(themes.map(renderTheme));
  const names = themes.map(({ name }) => `'${name}'`).join(', ');
  return [
    [
      'src/generated/themes.ts',
      `${HEADER}import type { Theme } from '@/themes/theme';\n\nexport const themes: Readonly<Record<string, Theme>> = {\n${entries.join('')}};\n`,
    ],
    ['src/generated/theme-names.ts', `${HEADER}export const themeNames: readonly string[] = [${names}];\n`],
  ];
}

/** The direction of the pages that preload a font. Pages of the other direction use it for single words only. */
const DIRECTIONS = { latin: '', arabic: ", direction: 'rtl'", 'latin-beside': ", direction: 'ltr'" };

async function renderTheme(theme: ThemeFile): Promise<string> {
  const { name, fonts, toolbar } = theme;
  const { css } = compile(path.join(theme.folder, 'tokens.scss'), { style: 'compressed' });
  const sheet = (await renderFontFaces(theme, toMark)) + css;
  const inserts = fonts.map((font) => `.replace('${toMark(font)}', ${toUrl(name, font.file)})`).join('');
  return `  ${JSON.stringify(name)}: {
    css: ${JSON.stringify(sheet)}${inserts},
    fonts: [${fonts.map(({ file, script }) => `{ href: ${toUrl(name, file)}${DIRECTIONS[script]} }`).join(', ')}],
    toolbar: ${JSON.stringify(toolbar)},
    icon: ${toUrl(name, 'icon.svg')},
    logo: ${toUrl(name, 'logo.svg')},
    touchIcon: ${toUrl(name, 'touch-icon.png')},
    appIcons: [${APP_ICON_SIZES.map((size) => `{ src: ${toUrl(name, `icon-${size}.png`)}, size: ${size} }`).join(', ')}],
  },
`;
}

const toUrl = (name: string, file: string): string =>
  `new URL('../themes/${name}/${file}', import.meta.url).pathname`;

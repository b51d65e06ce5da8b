/** What a page needs of its theme. `npm run themes` writes it from the folder of the theme (docs/decisions/034). */
export type Theme = {
  /** Style sheet of the theme, which is in the head of the document. */
  css: string;
  /** Fonts, which the browser loads at once on pages of this direction, or of both. */
  fonts: readonly { href: string; direction?: 'ltr' | 'rtl' }[];
  /** Colors of the browser's toolbar. */
  toolbar: { light: string; dark: string };
  /** URL of the SVG icon. */
  icon: string;
  /** URL of the SVG logo, which search engines show on white. */
  logo: string;
  /** URL of the PNG icon for phones, 180 pixels wide. */
  touchIcon: string;
  /** PNG icons of the web manifest. The size is the width in pixels. */
  appIcons: readonly { src: string; size: number }[];
};

/** The theme of sites that name none. */
export const DEFAULT_THEME = 'solvind';

/** Returns the theme with this name, or the default one. */
export function findTheme(
  themes: Readonly<Record<string, Theme>>,
  name = DEFAULT_THEME,
): { name: string; theme: Theme } {
  const known = Object.hasOwn(themes, name) ? name : DEFAULT_THEME;
  const theme = themes[known];
  if (!theme) throw new Error(`src/themes has no folder ${known}`);
  return { name: known, theme };
}

import { DEFAULT_THEME } from '@/themes/theme';

/** Loads the document again if the page has another theme: only the document has the theme's styles and fonts. */
export function reloadForTheme(
  theme: string = DEFAULT_THEME,
  { documentElement, location } = document,
): void {
  const { theme: shown } = documentElement.dataset;
  if (shown !== undefined && shown !== theme) location.reload();
}

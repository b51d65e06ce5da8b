import { DEFAULT_THEME } from '@/themes/theme';

type ShownDocument = { documentElement: { dataset: { theme?: string } }; location: { reload: () => void } };

/** Loads the document again if the page has another theme: only the document has the theme's styles and fonts. */
export function reloadForTheme(
  theme: string = DEFAULT_THEME,
  { documentElement, location }: ShownDocument = document,
): void {
  const { theme: shown } = documentElement.dataset;
  if (shown !== undefined && shown !== theme) location.reload();
}

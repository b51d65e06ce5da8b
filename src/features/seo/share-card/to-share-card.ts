import type { PublishedPage } from '@/cms/queries/fetch-page';
import { getText } from '@/rendering/fields/field-values';
import { DEFAULT_THEME } from '@/themes/theme';
import { toPageTitle } from '../head/to-head';
import type { ShareCard } from './share-card';

type Parts = { siteName: string; language: string; siteTheme?: string; themeNames: readonly string[] };

/** Returns what the card of a published page shows. */
export function toShareCard(
  page: PublishedPage,
  { siteName, language, siteTheme = DEFAULT_THEME, themeNames }: Parts,
): ShareCard | null {
  const { route } = page.layout.sitecore;
  if (!route) return null;
  const wanted = [getText(route.fields, 'Theme', 'value'), siteTheme];
  const theme = wanted.find((name) => themeNames.includes(name)) ?? DEFAULT_THEME;
  return { title: toPageTitle(route), siteName, language, theme };
}

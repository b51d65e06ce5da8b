import type { Route } from '@/cms/schemas/layout-schema';
import type { PageKey } from '@/features/sites/internal-path';
import { toPublicPath } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import type { Entity } from '@/rendering/component/component-server';
import { getIn } from '@/rendering/fields/field-values';

/** What the metadata of a page are made of. */
export type PageSource = {
  key: PageKey;
  site: Site;
  /** URL of the site without a slash at the end, from the configuration. */
  siteUrl: string;
  /** Name of the site as visitors know it. */
  siteName: string;
  /** Name of the page's theme. Absent for the default one. */
  theme?: string;
  route: Route;
  /** The languages in which the page itself exists, without language fallback. */
  pageLanguages: readonly string[];
  /** What the components of the page say about themselves. */
  entities: readonly Entity[];
  /** URL of the page that shows search results. */
  searchUrl: string;
  /** Paths of the RSS feeds of the page's lists. */
  feedPaths: readonly string[];
};

/** Returns the URL of the page, or of one above it, in a language. */
export function toPageUrl(
  { site, siteUrl, key }: Pick<PageSource, 'site' | 'siteUrl' | 'key'>,
  language: string,
  path = key.path,
): string {
  return siteUrl + toPublicPath(site, { language, path });
}

/** With a language fallback, the content's language differs from the language of the requested URL. */
export function toContentLanguage({ key, site, route: { itemLanguage } }: PageSource): string {
  return itemLanguage && site.languages.includes(itemLanguage) ? itemLanguage : key.language;
}

/** Returns the value of the first of the page's own fields that `read` accepts. */
export function findField<Value>(
  { fields }: Pick<Route, 'fields'>,
  names: readonly string[],
  read: (field: unknown) => Value | null,
): Value | null {
  for (const name of names) {
    const value = read(getIn(fields, name));
    if (value !== null) return value;
  }
  return null;
}

import { isInternalPath, type PageKey } from './internal-path';
import { toPathSegments } from './public-path';
import type { Site } from './site-list/site-list';

/** `hasRedundantLocale`: the path begins with the default language, which needs no prefix. */
export type ParsedPath = { page: PageKey; hasRedundantLocale: boolean };

/**
 * Reads language and path from a public path (`/da/about`; the default language has no prefix).
 * `null` if no page can have this path, which includes internal paths.
 */
export function parsePublicPath(site: Site, pathname: string): ParsedPath | null {
  const segments = toPathSegments(pathname);
  if (!segments || isInternalPath(segments)) return null;

  const prefix = site.languages.find((language) => language.toLowerCase() === segments[0]);
  return {
    page: {
      siteName: site.name,
      language: prefix ?? site.defaultLanguage,
      path: prefix ? segments.slice(1) : segments,
      variantIds: [],
    },
    hasRedundantLocale: prefix === site.defaultLanguage,
  };
}

import { isInternalPath, type PageKey } from './internal-path';
import { toPathSegments } from './public-path';
import type { Site } from './site-list/site-list';

/** `hasRedundantLocale` is `true` if the path begins with the default language, which needs no prefix. */
export type ParsedPath = { page: PageKey; hasRedundantLocale: boolean };

/** Without a language, a path has the default one. Returns `null` if no page can have the path. */
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

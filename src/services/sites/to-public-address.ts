import type { Site } from '@/cms/fetch-sites';
import { isInternalPath, type PageKey } from '@/lib/internal-path';
import { toPathSegments } from '@/lib/public-path';

/** A public path of a site: its page, and whether the visitor wrote the prefix that the site does not use. */
export type PublicAddress = { page: PageKey; hasNeedlessPrefix: boolean };

/**
 * Reads language and path from a public path (`/da/about`; the default language has no prefix).
 * `null` for what no page can be at, internal paths among it.
 */
export function toPublicAddress(site: Site, pathname: string): PublicAddress | null {
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
    hasNeedlessPrefix: prefix === site.defaultLanguage,
  };
}

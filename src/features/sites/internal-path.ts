import { toPathname } from './public-path';

// These are the SDK's prefixes (SDK facts §5), so that the SDK's helpers work with internal paths.
const SITE_PREFIX = '_site_';
const VARIANT_PREFIX = '_variantId_';

export type PageKey = {
  siteName: string;
  language: string;
  /** Decoded segments of the public path, without the language. */
  path: readonly string[];
  variantIds: readonly string[];
};

/** The proxy rewrites invalid paths to this path. No page has this path, so the 404 page is shown. */
export const REFUSED_PATH = '/_refused';

/** Returns the internal path `/_variantId_<id>…/_site_<site>/<language>/<path>` (docs/decisions/002). */
export function toInternalPath({ siteName, language, path, variantIds }: PageKey): string {
  const variants = variantIds.map((id) => `${VARIANT_PREFIX}${id}`);
  return toPathname([...variants, `${SITE_PREFIX}${siteName}`, language, ...path]);
}

/** Returns the key of a page in Next's page cache: its internal path, decoded. */
export const toPageCacheKey = (key: PageKey): string => decodeURIComponent(toInternalPath(key));

export function fromInternalPath(segments: readonly string[]): PageKey | null {
  const siteAt = segments.findIndex((segment) => !segment.startsWith(VARIANT_PREFIX));
  const [site, language, ...path] = segments.slice(Math.max(siteAt, 0));
  if (!site?.startsWith(SITE_PREFIX) || site === SITE_PREFIX || !language) return null;
  return {
    siteName: site.slice(SITE_PREFIX.length),
    language,
    path,
    variantIds: segments.slice(0, siteAt).map((segment) => segment.slice(VARIANT_PREFIX.length)),
  };
}

/** Reads the text that `toInternalPath` returns. Returns `null` for a path without a site. */
export const parseInternalPath = (internalPath: string): PageKey | null =>
  fromInternalPath(internalPath.slice(1).split('/').map(decodeURIComponent));

/** Returns whether the segments look like an internal path, which visitors are not allowed to request. */
export function isInternalPath(segments: readonly string[]): boolean {
  return segments.some((segment) => {
    const name = segment.toLowerCase();
    return (
      name.startsWith(SITE_PREFIX) ||
      name.startsWith(VARIANT_PREFIX.toLowerCase()) ||
      `/${name}` === REFUSED_PATH
    );
  });
}

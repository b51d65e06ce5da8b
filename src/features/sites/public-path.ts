import { decodeText } from '@/platform/text/decode-text';

/** The maximum number of characters in a decoded path. No page of a CMS has a longer path. */
const MAX_PATH_LENGTH = 1024;

// No item has control characters or Sitecore's InvalidItemNameChars in its name, so the CMS is not queried.
const IMPOSSIBLE_IN_A_NAME = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\\/:?"<>|[\]{}]/u;

/** Normalizes `/About/`, `/about` and `/%61bout` to one page. Returns `null` if no page can have such a path. */
export function toPathSegments(pathname: string): string[] | null {
  const segments: string[] = [];
  for (const encoded of pathname.split('/')) {
    if (encoded === '') continue;
    const segment = decodeSegment(encoded);
    if (segment === null) return null;
    segments.push(segment.normalize('NFC').toLowerCase());
  }
  return segments.join('/').length > MAX_PATH_LENGTH ? null : segments;
}

export function toPathname(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function decodeSegment(encoded: string): string | null {
  const segment = decodeText(encoded);
  if (segment === null || segment === '.' || segment === '..') return null;
  return IMPOSSIBLE_IN_A_NAME.test(segment) ? null : segment;
}

/** Joins segments to the path of a page in the CMS, which is not encoded. */
export function toItemPath(path: readonly string[]): string {
  return `/${path.join('/')}`;
}

/** Returns the public path of a page, such as `/about` or `/da/about`. The default language has no prefix. */
export function toPublicPath(
  site: { defaultLanguage: string },
  { language, path }: { language: string; path: readonly string[] },
): string {
  return toPathname(language === site.defaultLanguage ? path : [language, ...path]);
}

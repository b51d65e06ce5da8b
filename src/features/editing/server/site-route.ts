import { isInternalPath } from '@/features/sites/internal-path';
import { toPathSegments } from '@/features/sites/public-path';

/**
 * Encodes a path from the editor for the header `Location`. Returns `null` if the path leads away from the
 * site (`//evil`, `https://evil`, `/\evil`) or cannot be the path of a page.
 */
export function toSiteRoute(route: string): string | null {
  if (!/^\/(?!\/)/.test(route) || !route.isWellFormed()) return null;
  const encoded = encodeURI(route);
  const segments = toPathSegments(encoded);
  return segments && !isInternalPath(segments) ? encoded : null;
}

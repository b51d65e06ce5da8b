import { isInternalPath } from '@/lib/internal-path';
import { toPathSegments } from '@/lib/public-path';

/**
 * The path that the editor wants to see, ready for a `Location` header; `null` when it leads away from the site
 * (`//evil`, `https://evil`, `/\evil`), or to what no page can be at. The editor sends it decoded.
 */
export function toSiteRoute(route: string): string | null {
  if (!/^\/(?!\/)/.test(route) || !route.isWellFormed()) return null;
  const encoded = encodeURI(route);
  const segments = toPathSegments(encoded);
  return segments && !isInternalPath(segments) ? encoded : null;
}

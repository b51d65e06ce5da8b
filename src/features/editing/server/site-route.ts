import { isInternalPath } from '@/features/sites/internal-path';
import { toPathSegments } from '@/features/sites/public-path';

/** Encodes a path for `Location`. Returns `null` if no page has it or it leads to another host, such as `/\evil`. */
export function toSiteRoute(route: string): string | null {
  if (!/^\/(?!\/)/.test(route) || !route.isWellFormed()) return null;
  const encoded = encodeURI(route);
  const segments = toPathSegments(encoded);
  return segments && !isInternalPath(segments) ? encoded : null;
}

import { isRecord } from '../../content/yaml/same-data.ts';
import type { MapRoute } from './rewrite-routes.ts';

type Move = { map: MapRoute; languages: readonly string[] };

/** Maps the target of a redirect, which can begin with a language and end with a query. */
function mapTarget(target: string, { map, languages }: Move): string {
  const [, prefix = '', path = '', tail = ''] =
    /^(\/[a-z]{2,3}(?:-\w+)*(?=\/))?(\/[^?#]*)(.*)$/is.exec(target) ?? [];
  const isLanguage = languages.some((language) => `/${language}`.toLowerCase() === prefix.toLowerCase());
  if (path === '' && !isLanguage) return target;
  return isLanguage ? prefix + map(path) + tail : map(prefix + path) + tail;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toPatternBelow = (route: string): string => `^${escapePattern(route)}/(.*)$`;

/** Pages that move back would be redirected to themselves. */
const isLoop = (pattern: unknown, target: string): boolean =>
  target.endsWith('/$1') && pattern === toPatternBelow(target.slice(0, -'/$1'.length));

/**
 * Changes the redirects for a move. One that would hide a page at its new address is removed, also one that leads from
 * there to where the page was.
 */
export function rewriteRedirects(data: unknown, move: Move, newRoutes: ReadonlySet<string>): unknown[] {
  const list: unknown[] = Array.isArray(data) ? data : [];
  return list.flatMap((entry) => {
    if (!isRecord(entry)) return [entry];
    const { pattern, target } = entry;
    if (typeof pattern === 'string' && newRoutes.has(pattern.toLowerCase())) return [];
    if (typeof target !== 'string') return [entry];
    const mapped = mapTarget(target, move);
    return isLoop(pattern, mapped) ? [] : [{ ...entry, target: mapped }];
  });
}

/** Returns the redirects from the old address of a page, and from those of the pages below it. */
export const createRedirects = (from: string, to: string, hasPagesBelow: boolean) => [
  { pattern: from, target: to },
  ...(hasPagesBelow ? [{ pattern: toPatternBelow(from), target: `${to}/$1` }] : []),
];

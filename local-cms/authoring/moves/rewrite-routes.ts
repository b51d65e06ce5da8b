import { isRecord } from '../../content/yaml/same-data.ts';

/** Returns the address that a page has after a move; the same one if it does not move. */
export type MapRoute = (route: string) => string;

/** Maps the address of a page, and those of the pages below it. Upper and lower case do not differ in addresses. */
export function createMapRoute(from: string, to: string): MapRoute {
  const old = from.toLowerCase();
  return (route) => {
    const bare = route.replace(/(?<=.)\/+$/, '');
    const isMoved = bare.toLowerCase() === old || bare.toLowerCase().startsWith(`${old}/`);
    return isMoved ? to + bare.slice(from.length) : route;
  };
}

const ROUTE = /^\/(?!\/)[^?#\\\n]*$/;
/** Ends at the next tag, so that a text of many tags without an end is not searched again and again. */
const TAG = /<[a-z][\w-]*(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?>/gi;
const HREF = /(\shref=)(["'])(\/(?!\/)[^?#"']*)/gi;

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

function mapHref(path: string, map: MapRoute): string {
  const decoded = decode(path);
  const mapped = map(decoded);
  if (mapped === decoded) return path;
  return decoded === path ? mapped : encodeURI(mapped);
}

function rewriteText(text: string, map: MapRoute): string {
  if (ROUTE.test(text)) return map(text);
  return text.replace(TAG, (tag) =>
    tag.replace(HREF, (_, name: string, quote: string, path: string) => name + quote + mapHref(path, map)),
  );
}

/**
 * Rewrites the addresses of pages in the data of a content file: whole texts, as in links, lists of pages and
 * parameters, and the links of rich text.
 */
export function rewriteRoutes(data: unknown, map: MapRoute): unknown {
  if (typeof data === 'string') return rewriteText(data, map);
  if (Array.isArray(data)) return data.map((part) => rewriteRoutes(part, map));
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, rewriteRoutes(part, map)]));
}

/** Rewrites the keys of `personalize.yml`, which are the addresses of pages. */
export function rewriteRules(data: unknown, map: MapRoute): unknown {
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([route, rules]) => [map(route), rules]));
}

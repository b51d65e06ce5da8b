import type { Templates } from '../../content/schemas/templates.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import type { Site } from '../../model/site-model.ts';
import { changeReferences } from './change-references.ts';
import { isItemFile, isSettingsFile } from './site-files.ts';

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

const rewriteHtml = (html: string, map: MapRoute): string =>
  html.replace(TAG, (tag) =>
    tag.replace(HREF, (_, name: string, quote: string, path: string) => name + quote + mapHref(path, map)),
  );

const rewriteText = (text: string, map: MapRoute): string =>
  ROUTE.test(text) ? map(text) : rewriteHtml(text, map);

function rewriteTexts(data: unknown, rewrite: (text: string) => string): unknown {
  if (typeof data === 'string') return rewrite(data);
  if (Array.isArray(data)) return data.map((part) => rewriteTexts(part, rewrite));
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, rewriteTexts(part, rewrite)]));
}

export type SiteContent = { site: Pick<Site, 'folder'>; templates: Templates };

/**
 * Rewrites the addresses of pages in the data of a content file: in links, lists of pages, parameters, rich text and
 * the settings of the site. A text that is equal to an address is no link.
 */
export function rewriteRoutes(
  { site, templates }: SiteContent,
  { file, data }: { file: string; data: unknown },
  map: MapRoute,
): unknown {
  const richText = (html: string) => rewriteHtml(html, map);
  const parameter = (text: string) => rewriteText(text, map);
  if (isItemFile(site, file))
    return changeReferences(data, templates, { reference: map, richText, parameter });
  // A phrase can have links, but is no address.
  return rewriteTexts(data, isSettingsFile(site, file) ? parameter : richText);
}

/** Rewrites the keys of `personalize.yml`, which are the addresses of pages. */
export function rewriteRules(data: unknown, map: MapRoute): unknown {
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([route, rules]) => [map(route), rules]));
}

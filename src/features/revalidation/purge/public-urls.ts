import { toHostPatterns } from '@/features/sites/host-name';
import { parseInternalPath } from '@/features/sites/internal-path';
import { toPathname, toPublicPath } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import { type MainSite, toSiteUrl } from '@/features/sites/to-site-url';

export type PublicUrl = { host: string; path: string };

/** Returns the hosts under which visitors reach a site. Hosts that only a pattern with `*` names are not known. */
export function listHosts(site: Site, main: MainSite): string[] {
  const named = toHostPatterns(site.hostName).filter((pattern) => !pattern.includes('*'));
  return [...new Set([new URL(toSiteUrl(site, main)).hostname, ...named])];
}

/** Returns the link to a page, for people. */
export function toPageUrl(page: string, sites: readonly Site[], main: MainSite): string {
  const found = findPage(page, sites);
  return found ? toSiteUrl(found.site, main) + toPublicPath(found.site, found.key) : page;
}

/**
 * Returns the paths that a cache in front of the site may have stored for a page: the document and the data of a
 * client-side navigation, each with any query (`?*`), and the redirect from the path with the default language.
 */
export function listPagePaths(page: string, sites: readonly Site[], buildId: string): string[] {
  const found = findPage(page, sites);
  if (!found) return [];
  const { site, key } = found;
  const path = toPublicPath(site, key);
  const prefixed = toPathname([key.language, ...key.path]);
  const data = `/_next/data/${buildId}${path === '/' ? '/index' : path}.json`;
  return [...new Set([path, `${path}?*`, data, `${data}?*`, prefixed])];
}

export function findPage(page: string, sites: readonly Site[]) {
  const key = parseInternalPath(page);
  const site = key && sites.find(({ name }) => name === key.siteName);
  return key && site ? { site, key } : null;
}

import { compileWildcard } from '@/platform/text/wildcard';
import { toHostName, toHostPatterns } from '../host-name';

export type Site = {
  name: string;
  /** Patterns as the CMS stores them: separated by `|`, `,` or `;`, with `*` for any characters. */
  hostName: string;
  defaultLanguage: string;
  /** All languages of the site, the default first. */
  languages: readonly string[];
  /** The home page redirects to the visitor's preferred language. */
  negotiatesLanguage?: boolean;
  /** The CMS has not returned the languages yet: there may be more than the default one. */
  languagesAreUnknown?: boolean;
};

export type SiteList = {
  /**
   * `current`: from the CMS. `stale`: the CMS fails, this is the last list. `fallback`: no list was ever
   * loaded, there is only the configured site. Never base a permanent redirect or a 404 on a fallback.
   */
  status: 'current' | 'stale' | 'fallback';
  sites: readonly Site[];
  /** Finds the site of a host name, with or without a port. */
  findByHost: (host: string) => Site | null;
};

/** `mainSiteName` is the configured site, which also gets the hosts that no site names. */
export function createSiteList(
  sites: readonly Site[],
  mainSiteName: string,
  status: SiteList['status'] = 'current',
): SiteList {
  return { status, sites, findByHost: createFindByHost(sites, status === 'fallback' ? null : mainSiteName) };
}

type HostPattern = { site: Site; pattern: string; stars: number; matches: (hostName: string) => boolean };

/**
 * Compiles the host patterns of all sites. The longest pattern wins: `shop.example.org` before
 * `*.example.org` before `*`. Other hosts get the main site, or the first one if there is no main site.
 * `mainSiteName: null` leaves them without a site.
 */
function createFindByHost(sites: readonly Site[], mainSiteName: string | null): SiteList['findByHost'] {
  const exactHosts = new Map<string, Site>();
  const main = sites.find(({ name }) => name === mainSiteName);
  // As in the SDK's starter: the configured site has `*`, and comes before other sites with `*`.
  const patterns: HostPattern[] = main ? [toHostPattern(main, '*')] : [];
  for (const site of sites) {
    for (const pattern of toHostPatterns(site.hostName)) {
      if (pattern.includes('*')) patterns.push(toHostPattern(site, pattern));
      else if (!exactHosts.has(pattern)) exactHosts.set(pattern, site);
    }
  }
  patterns.sort(bySpecificity);
  const other = mainSiteName === null ? null : (sites[0] ?? null);

  return (host) => {
    const hostName = toHostName(host);
    const found = patterns.find(({ matches }) => matches(hostName));
    const exact = exactHosts.get(hostName);
    // A pattern can be longer than the host: `a*.test*` matches `a.test`.
    if (exact && (!found || found.pattern.length <= hostName.length)) return exact;
    return found?.site ?? other;
  };
}

const toHostPattern = (site: Site, pattern: string): HostPattern => ({
  site,
  pattern,
  stars: pattern.split('*').length - 1,
  matches: compileWildcard(pattern),
});

/** Sorts as the SDK does: the longer pattern first; of two equally long ones, the one with fewer stars. */
const bySpecificity = (one: HostPattern, other: HostPattern): number =>
  other.pattern.length - one.pattern.length || one.stars - other.stars;

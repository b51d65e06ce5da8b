import { compileWildcard } from '@/platform/text/wildcard';
import { toHostName, toHostPatterns } from '../host-name';

export type Site = {
  name: string;
  /** The patterns are separated by `|`, `,` or `;`, as the CMS stores them. `*` stands for any characters. */
  hostName: string;
  defaultLanguage: string;
  /** All languages of the site, the default first. */
  languages: readonly string[];
  /** Whether the home page redirects to the visitor's preferred language. */
  negotiatesLanguage?: boolean;
  /** Name of the site's theme, which may not exist. */
  theme?: string;
  /** Attributes that say what needs consent, and whether the site's own banner asks for it. Their values are not checked. */
  consentSettings?: Readonly<Record<string, string>>;
  /** Whether the CMS has not returned the languages yet. The site can then have more languages than the default one. */
  languagesAreUnknown?: boolean;
  /** Whether the CMS has not returned the attributes yet. The site can then have another theme and other consent settings. */
  attributesAreUnknown?: boolean;
};

export type SiteList = {
  /** A `fallback` contains the configured site alone. Never base a permanent redirect or a 404 on it. */
  status: 'current' | 'stale' | 'fallback';
  sites: readonly Site[];
  findByHost: (host: string) => Site | null;
};

/** `mainSiteName` is the configured site. Except in a fallback, this site also gets the hosts that no site names. */
export function createSiteList(
  sites: readonly Site[],
  mainSiteName: string,
  status: SiteList['status'] = 'current',
): SiteList {
  return { status, sites, findByHost: createFindByHost(sites, status === 'fallback' ? null : mainSiteName) };
}

type HostPattern = { site: Site; pattern: string; stars: number; matches: (hostName: string) => boolean };

/** The longest matching pattern wins: `shop.example.org` before `*.example.org` before `*`. */
function createFindByHost(sites: readonly Site[], mainSiteName: string | null): SiteList['findByHost'] {
  const exactHosts = new Map<string, Site>();
  const main = sites.find(({ name }) => name === mainSiteName);
  // As in the SDK's starter, the configured site has the pattern `*` and comes before other sites with `*`.
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
    // A matching pattern that is longer than the host name wins: `a*.test*` matches `a.test`.
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

/** Sorts as the SDK does: longer patterns first, and of equally long patterns the one with fewer stars first. */
const bySpecificity = (one: HostPattern, other: HostPattern): number =>
  other.pattern.length - one.pattern.length || one.stars - other.stars;

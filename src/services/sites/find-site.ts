import type { Site } from '@/cms/fetch-sites';
import { toHostName, toHostPatterns } from './host-name';

/**
 * Finds the site that a host name belongs to. Where none claims it and all sites are known: the configured site, or
 * the first one when the CMS does not have that.
 */
export type FindSite = (host: string) => Site | null;

type Claim = { site: Site; pattern: string; parts: readonly string[] };

/**
 * Compiles the host patterns of all sites once (`*` for any characters, `|`, `,` or `;` between patterns).
 * The longest pattern wins, so that `shop.example.org` goes before `*.example.org` and that before `*`.
 */
export function createFindSite(sites: readonly Site[], mainSiteName: string): FindSite {
  const whole = new Map<string, Site>();
  const isKnown = !sites.some(({ isGuess }) => isGuess);
  const main = isKnown && sites.find(({ name }) => name === mainSiteName);
  // As the SDK's starter: the configured site claims every host, before another that does so too.
  const claims: Claim[] = main ? [toClaim(main, '*')] : [];
  for (const site of sites) {
    for (const pattern of toHostPatterns(site.hostName)) {
      if (pattern.includes('*')) claims.push(toClaim(site, pattern));
      else if (!whole.has(pattern)) whole.set(pattern, site);
    }
  }
  claims.sort(bySpecificity);
  const [first = null] = isKnown ? sites : [];

  return (host) => {
    const hostName = toHostName(host);
    const found = claims.find(({ parts }) => matchesWildcards(parts, hostName));
    const named = whole.get(hostName);
    // A whole name is as long as the host; a pattern as long has one star, for nothing or one character.
    if (named && (!found || found.pattern.length <= hostName.length)) return named;
    return found?.site ?? first;
  };
}

/** Compiles the sites anew only when the list has changed. */
export function createLoadFindSite(
  loadSites: () => Promise<readonly Site[]>,
  mainSiteName: string,
): () => Promise<FindSite> {
  let compiled: { sites: readonly Site[]; findSite: FindSite } | undefined;
  return async () => {
    const sites = await loadSites();
    if (compiled?.sites !== sites) {
      compiled = { sites, findSite: createFindSite(sites, mainSiteName) };
    }
    return compiled.findSite;
  };
}

const toClaim = (site: Site, pattern: string): Claim => ({ site, pattern, parts: pattern.split('*') });

/** As the SDK: the longer pattern, and of two as long the one with fewer stars. */
const bySpecificity = (one: Claim, other: Claim): number =>
  other.pattern.length - one.pattern.length || one.parts.length - other.parts.length;

/** Matches the literal parts between the stars from left to right: linear, unlike a regular expression. */
function matchesWildcards(parts: readonly string[], hostName: string): boolean {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (hostName.length < first.length + last.length) return false;
  if (!hostName.startsWith(first) || !hostName.endsWith(last)) return false;

  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = hostName.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= hostName.length - last.length;
}

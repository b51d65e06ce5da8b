import { type NextRequest, NextResponse } from 'next/server';
import type { Site } from '@/cms/fetch-sites';
import { toPublicAddress } from '@/services/sites/to-public-address';
import { UNSHARED } from '../cache-rules';
import type { MiddlewareStep, Visit } from '../types';
import { withHeaders } from '../with-headers';
import { type Destination, isLeadingOn, toDestination } from './destination';
import { follow } from './follow';
import type { LoadedRedirects } from './load-redirects';
import type { RuleMatch } from './match-rule';
import type { Rule } from './rule';
import { createSearch, type Finding } from './search';
import { findVisited, type Visited } from './visited';

export type LoadRedirects = (site: Site) => Promise<LoadedRedirects>;

/** Follows the first rule of the editors that fits the address: sends the visitor on, or shows another page. */
export const redirect =
  (loadRedirects: LoadRedirects): MiddlewareStep =>
  async (visit) => {
    const { request, site } = visit;
    if (!site) return visit;
    const redirects = await loadRedirects(site);
    // There may be a rule for this address: the next visitor must ask again.
    if (!redirects.isKnown) return withHeaders(visit, UNSHARED);
    const { pathname, search } = request.nextUrl;
    const visited = findVisited(site, { host: toHost(request), pathname, search });
    const match = visited && findMatch(redirects, visited);
    const destination = match && toDestination(match, visited, site);
    if (!destination) return visit;
    return answer(visit, site, match, destination);
  };

const REASONS: Readonly<Record<Finding, string>> = {
  costly: 'it took too long on an address and is not used any more',
  unfinished: 'the rules before it took so long on an address that it was not tried',
};

/** The host that the visitor asked for: the address that Next tells may be that of the machine. */
const toHost = ({ headers, nextUrl }: NextRequest): string =>
  URL.parse(`${nextUrl.protocol}//${headers.get('host') ?? nextUrl.host}`)?.host ?? nextUrl.host;

/**
 * A rule does nothing at its own target, and what loops for this address, though not for the example of its rule, is
 * no redirect either: the page is shown.
 */
function findMatch(redirects: LoadedRedirects, visited: Visited): RuleMatch | null {
  const { index, report } = redirects;
  const search = createSearch(({ source: { pattern } }, kind) =>
    report({ kind, pattern, reason: REASONS[kind] }),
  );
  const match = index.find(visited, search);
  if (!match || !isLeadingOn(match.rule)) return match;
  const { loop, isStuck } = follow(redirects, visited, search, match);
  if (isStuck) return null;
  if (loop.length === 0) return match;
  report({ kind: 'loop', pattern: match.rule.source.pattern, reason: 'it leads an address back to itself' });
  return null;
}

function answer(
  visit: Visit,
  site: Site,
  { rule }: RuleMatch,
  destination: Destination,
): Visit | NextResponse {
  if (destination.kind === 'elsewhere') return toRedirect(destination.href, rule, visit);
  const pathname = toPathname(destination, site);
  if (rule.status === 'transfer') {
    // The query goes no further: a page is cached by its path alone (docs/decisions/002).
    return { ...visit, page: toPublicAddress(site, pathname)?.page ?? null, hasNeedlessPrefix: false };
  }
  const url = new URL(visit.request.nextUrl.origin);
  url.pathname = pathname;
  url.search = destination.search;
  url.hash = destination.hash;
  return toRedirect(url, rule, visit);
}

const toRedirect = (url: URL | string, { status }: Rule, { headers }: Visit): NextResponse =>
  NextResponse.redirect(url, { status: status === 301 ? 301 : 302, headers });

function toPathname({ language, pathname }: { language: string; pathname: string }, site: Site): string {
  if (language === site.defaultLanguage) return pathname;
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}

import { type NextRequest, NextResponse } from 'next/server';
import { type Destination, toDestination } from '@/features/redirects/destination';
import type { LoadedRedirects } from '@/features/redirects/load-redirects';
import type { RuleMatch } from '@/features/redirects/pattern-set';
import { followRedirects } from '@/features/redirects/redirect-chain';
import { type NormalizedRequestUrl, toNormalizedRequestUrl } from '@/features/redirects/request-url';
import { isRedirect, type Rule } from '@/features/redirects/rule';
import { parsePublicPath } from '@/features/sites/parse-public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import {
  KEPT_SHORTLY,
  type MiddlewareContext,
  type MiddlewareStep,
  PRIVATE_NO_STORE,
  withHeaders,
} from './middleware-context';

export type LoadRedirects = (site: Site) => Promise<LoadedRedirects>;

/** The first rule that matches redirects the visitor or shows another page at the requested URL. */
export const redirect =
  (loadRedirects: LoadRedirects): MiddlewareStep =>
  async (context) => {
    const { request, site } = context;
    if (!site) return context;
    const redirects = await loadRedirects(site);
    // No cache may keep the response while the rules are unknown, because a rule might redirect this URL.
    if (!redirects.isKnown) return withHeaders(context, PRIVATE_NO_STORE);
    const { pathname, search } = request.nextUrl;
    const url = toNormalizedRequestUrl(site, { host: toHost(request), pathname, search });
    const match = url && findMatch(redirects, url);
    const destination = match && toDestination(match, url, site);
    return destination ? respond(context, site, match.rule, destination) : context;
  };

/** Returns the host that the visitor requested. Behind a reverse proxy, `nextUrl` can contain a different host. */
const toHost = ({ headers, nextUrl }: NextRequest): string =>
  URL.parse(`${nextUrl.protocol}//${headers.get('host') ?? nextUrl.host}`)?.host ?? nextUrl.host;

/** Ignores a rule that redirects the URL to itself or in a loop, so that the page is shown. */
function findMatch(redirects: LoadedRedirects, url: NormalizedRequestUrl): RuleMatch | null {
  const match = redirects.index.find(url);
  if (!match || !isRedirect(match.rule)) return match;
  const { loop, redirectsToSelf } = followRedirects(redirects, url, match);
  for (const { source } of new Set(loop)) {
    redirects.report({ kind: 'loop', pattern: source.pattern, reason: 'it is part of a redirect loop' });
  }
  return redirectsToSelf || loop.includes(match.rule) ? null : match;
}

function respond(
  context: MiddlewareContext,
  site: Site,
  rule: Rule,
  destination: Destination,
): MiddlewareContext | NextResponse {
  if (destination.kind === 'external') return toResponse(destination.href, rule, context);
  const pathname = withLanguagePrefix(destination, site);
  if (rule.status === 'transfer') {
    // Ignores the query of the target, because a page is cached by its path alone (docs/decisions/002).
    return { ...context, page: parsePublicPath(site, pathname)?.page ?? null, hasRedundantLocale: false };
  }
  const url = new URL(context.request.nextUrl.origin);
  url.pathname = pathname;
  url.search = destination.search;
  url.hash = destination.hash;
  return toResponse(url, rule, context);
}

const toResponse = (url: URL | string, { status }: Rule, { headers }: MiddlewareContext): NextResponse =>
  NextResponse.redirect(url, {
    status: status === 301 ? 301 : 302,
    headers: { ...KEPT_SHORTLY, ...headers },
  });

function withLanguagePrefix(
  { language, pathname }: { language: string; pathname: string },
  site: Site,
): string {
  if (language === site.defaultLanguage) return pathname;
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}

import { NextResponse } from 'next/server';
import { isInternalPath, REFUSED_PATH } from '@/features/sites/internal-path';
import { parsePublicPath } from '@/features/sites/parse-public-path';
import type { SiteList } from '@/features/sites/site-list/site-list';
import { RETRY_AFTER_SECONDS } from '@/platform/http/retry-after';
import { decodeText } from '@/platform/text/decode-text';
import type { FindChosenSite } from './choose-site';
import type { MiddlewareStep } from './middleware-context';
import { rewriteTo } from './show-page';

type Sources = {
  loadSites: () => Promise<SiteList>;
  /** `null`: visitors cannot choose the site. */
  findChosenSite: FindChosenSite | null;
};

/** Finds the site by host name and the language by path, and refuses internal paths. */
export const resolveSite =
  ({ loadSites, findChosenSite }: Sources): MiddlewareStep =>
  async (context) => {
    const { request } = context;
    const pathname = decodeText(request.nextUrl.pathname);
    // Next responds with 400 to a path that cannot be decoded, even if it is rewritten.
    if (pathname === null) return NextResponse.next();
    if (isInternalPath(pathname.split('/'))) return rewriteTo(REFUSED_PATH, request);

    const chosen = (await findChosenSite?.(request)) ?? null;
    const { status, findByHost } = await loadSites();
    const site = chosen?.site ?? findByHost(request.headers.get('host') ?? '');
    if (!site) return toUnknownHost();
    const parsed = parsePublicPath(site, request.nextUrl.pathname);
    return {
      ...context,
      site,
      page: parsed?.page ?? null,
      // A redundant locale causes a redirect that browsers cache, so it is never based on a fallback.
      hasRedundantLocale: status !== 'fallback' && (parsed?.hasRedundantLocale ?? false),
      headers: chosen?.headers ?? {},
    };
  };

/** No list of sites was ever loaded: the host may belong to any site. */
function toUnknownHost(): NextResponse {
  return new NextResponse('The site cannot be shown at the moment. Please try again in a minute.\n', {
    status: 503,
    headers: {
      'Retry-After': RETRY_AFTER_SECONDS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain',
    },
  });
}

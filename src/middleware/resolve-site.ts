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
  findChosenSite: FindChosenSite | null;
};

/** Finds the site by host name or by the visitor's choice, and the page by path. Refuses internal paths. */
export const resolveSite =
  ({ loadSites, findChosenSite }: Sources): MiddlewareStep =>
  async (context) => {
    const { request } = context;
    const pathname = decodeText(request.nextUrl.pathname);
    // Leaves a path that cannot be decoded to Next, which responds with 400 even if the path is rewritten.
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
      // Browsers cache the redirect, so a fallback site list, whose default language may be wrong, never causes it.
      hasRedundantLocale: status !== 'fallback' && (parsed?.hasRedundantLocale ?? false),
      headers: chosen?.headers ?? {},
    };
  };

/** Responds with 503, because the host may belong to a site that is not known yet. */
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

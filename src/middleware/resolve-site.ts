import { NextResponse } from 'next/server';
import { isInternalPath, REFUSED_PATH } from '@/lib/internal-path';
import { decodeText } from '@/lib/public-path';
import type { FindSite } from '@/services/sites/find-site';
import { toPublicAddress } from '@/services/sites/to-public-address';
import type { FindChosenSite } from './choose-site';
import { rewriteTo } from './rewrite-to';
import type { MiddlewareStep } from './types';

type Sources = {
  loadFindSite: () => Promise<FindSite>;
  /** `null`: a host has one site, whatever a visitor asks for. */
  findChosenSite: FindChosenSite | null;
};

/** Seconds after which a browser or a crawler may ask again. */
const RETRY_AFTER = '30';

/** Finds the site by host name and the language by path, and refuses what only the proxy itself may ask for. */
export const resolveSite =
  ({ loadFindSite, findChosenSite }: Sources): MiddlewareStep =>
  async (visit) => {
    const { request } = visit;
    const pathname = decodeText(request.nextUrl.pathname);
    // Next answers a path that cannot be decoded with 400, wherever it would be sent.
    if (pathname === null) return NextResponse.next();
    if (isInternalPath(pathname.split('/'))) return rewriteTo(REFUSED_PATH, request);

    const chosen = (await findChosenSite?.(request)) ?? null;
    const site = chosen?.site ?? (await loadFindSite())(request.headers.get('host') ?? '');
    if (!site) return toUnknownHost();
    const address = toPublicAddress(site, request.nextUrl.pathname);
    return {
      ...visit,
      site,
      page: address?.page ?? null,
      hasNeedlessPrefix: address?.hasNeedlessPrefix ?? false,
      headers: chosen?.headers ?? {},
    };
  };

/** Only while the CMS has never told which sites there are: the host may be any site's, and no other may show. */
function toUnknownHost(): NextResponse {
  return new NextResponse('The site cannot be shown at the moment. Please try again in a minute.\n', {
    status: 503,
    headers: { 'Retry-After': RETRY_AFTER, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  });
}

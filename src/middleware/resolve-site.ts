import { NextResponse } from 'next/server';
import { isInternalPath, REFUSED_PATH } from '@/lib/internal-path';
import { decodeText } from '@/lib/public-path';
import type { FindSite } from '@/services/sites/find-site';
import { toPublicAddress } from '@/services/sites/to-public-address';
import { rewriteTo } from './rewrite-to';
import type { MiddlewareStep } from './types';

/** Finds the site by host name and the language by path, and refuses what only the proxy itself may ask for. */
export const resolveSite =
  (loadFindSite: () => Promise<FindSite>): MiddlewareStep =>
  async (visit) => {
    const { request } = visit;
    const pathname = decodeText(request.nextUrl.pathname);
    // Next answers a path that cannot be decoded with 400, wherever it would be sent.
    if (pathname === null) return NextResponse.next();
    if (isInternalPath(pathname.split('/'))) return rewriteTo(REFUSED_PATH, request);

    const findSite = await loadFindSite();
    const site = findSite(request.headers.get('host') ?? '');
    const address = site && toPublicAddress(site, request.nextUrl.pathname);
    return {
      ...visit,
      site,
      page: address?.page ?? null,
      hasNeedlessPrefix: address?.hasNeedlessPrefix ?? false,
    };
  };

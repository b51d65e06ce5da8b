import { NextResponse } from 'next/server';
import { REFUSED_PATH } from '@/lib/internal-path';
import { decodeText, toPathname } from '@/lib/public-path';
import type { FindSite } from '@/services/sites/find-site';
import { toPublicAddress } from '@/services/sites/to-public-address';
import { rewriteTo } from './rewrite-to';
import type { MiddlewareStep } from './types';

/** Finds the site by host name and the language by path, and refuses what no page can be at. */
export const resolveSite =
  (loadFindSite: () => Promise<FindSite>): MiddlewareStep =>
  async ({ request }) => {
    // Next answers a path that cannot be decoded with 400, wherever it would be sent.
    if (decodeText(request.nextUrl.pathname) === null) return NextResponse.next();

    const findSite = await loadFindSite();
    const site = findSite(request.headers.get('host') ?? '');
    const address = site && toPublicAddress(site, request.nextUrl.pathname);
    if (!address) return rewriteTo(REFUSED_PATH, request);

    // One address for one page: the default language stands without its prefix.
    if (address.hasNeedlessPrefix) {
      const url = request.nextUrl.clone();
      url.pathname = toPathname(address.page.path);
      return NextResponse.redirect(url, 308);
    }
    return { request, page: address.page };
  };

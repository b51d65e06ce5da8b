import { type NextRequest, NextResponse } from 'next/server';
import { findAcceptedLanguage } from '@/lib/accepted-language';
import { REDIRECT_STATUS } from '@/lib/redirect-status';
import { UNSHARED } from './cache-rules';
import { isDataRequest } from './request-kind';
import type { MiddlewareStep } from './types';
import { withHeaders } from './with-headers';

const DEPENDS = { Vary: 'Accept-Language' };
/** An answer that depends on more than a shared cache can tell visitors apart by. */
const NOT_SHARED = { ...DEPENDS, ...UNSHARED };

/**
 * Sends who comes to the front page to it in the language of the browser, where the site asks for that. Whoever
 * comes from a page of the site has chosen the language there and is left alone, as are all other addresses.
 */
export const negotiateLanguage: MiddlewareStep = async (visit) => {
  const { request, site, page } = visit;
  if (!site?.negotiatesLanguage || request.nextUrl.pathname !== '/' || page?.path.length !== 0) return visit;
  const language = findAcceptedLanguage(request.headers.get('accept-language') ?? '', site.languages);
  if (language === null || language === page.language) return withHeaders(visit, DEPENDS);
  if (isFromThisSite(request)) return withHeaders(visit, NOT_SHARED);
  const url = request.nextUrl.clone();
  url.pathname = `/${language}`;
  return NextResponse.redirect(url, {
    status: REDIRECT_STATUS.temporary,
    headers: { ...visit.headers, ...NOT_SHARED },
  });
};

/** Data requests are made by pages of the site alone, so that they get what a document would. */
function isFromThisSite({ headers }: NextRequest): boolean {
  if (isDataRequest(headers) || headers.get('sec-fetch-site') === 'same-origin') return true;
  const referer = URL.parse(headers.get('referer') ?? '');
  return referer !== null && referer.host === headers.get('host');
}

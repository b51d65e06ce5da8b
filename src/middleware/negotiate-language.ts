import { type NextRequest, NextResponse } from 'next/server';
import { findAcceptedLanguage } from '@/platform/http/accept-language';
import { REDIRECT_STATUS } from '@/platform/http/redirect-status';
import { isDataRequest } from '@/platform/http/request-kind';
import { type MiddlewareStep, PRIVATE_NO_STORE, withHeaders } from './middleware-context';

const VARY = { Vary: 'Accept-Language' };
/** Keeps the response out of shared caches, because it also depends on the page from which the visitor comes. */
const NOT_SHARED = { ...VARY, ...PRIVATE_NO_STORE };

/** Redirects visitors of the front page to their browser's language, unless they come from a page of the site. */
export const negotiateLanguage: MiddlewareStep = async (context) => {
  const { request, site, page } = context;
  if (!site?.negotiatesLanguage || request.nextUrl.pathname !== '/' || page?.path.length !== 0)
    return context;
  const language = findAcceptedLanguage(request.headers.get('accept-language') ?? '', site.languages);
  if (language === null || language === page.language) return withHeaders(context, VARY);
  if (isFromThisSite(request)) return withHeaders(context, NOT_SHARED);
  const url = request.nextUrl.clone();
  url.pathname = `/${language}`;
  return NextResponse.redirect(url, {
    status: REDIRECT_STATUS.temporary,
    headers: { ...context.headers, ...NOT_SHARED },
  });
};

/** Returns whether the visitor comes from a page of the same site. This is always true for a data request. */
function isFromThisSite({ headers }: NextRequest): boolean {
  if (isDataRequest(headers) || headers.get('sec-fetch-site') === 'same-origin') return true;
  const referer = URL.parse(headers.get('referer') ?? '');
  return referer !== null && referer.host === headers.get('host');
}

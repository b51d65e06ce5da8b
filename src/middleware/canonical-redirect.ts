import { NextResponse } from 'next/server';
import { toPathname } from '@/features/sites/public-path';
import { REDIRECT_STATUS } from '@/platform/http/redirect-status';
import { KEPT_SHORTLY, type MiddlewareStep } from './middleware-context';

/** Redirects to the canonical URL of a page, which contains neither the default language nor a trailing slash. */
export const canonicalRedirect: MiddlewareStep = async (context) => {
  const { request, page, hasRedundantLocale, headers } = context;
  const { pathname, search, origin } = request.nextUrl;
  const canonical = hasRedundantLocale && page ? toPathname(page.path) : withoutTrailingSlash(pathname);
  if (canonical === pathname) return context;
  const url = new URL(origin);
  url.pathname = canonical;
  url.search = search;
  return NextResponse.redirect(url, {
    status: REDIRECT_STATUS.permanent,
    headers: { ...KEPT_SHORTLY, ...headers },
  });
};

const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

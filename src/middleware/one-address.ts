import { NextResponse } from 'next/server';
import { toPathname } from '@/lib/public-path';
import { REDIRECT_STATUS } from '@/lib/redirect-status';
import type { MiddlewareStep } from './types';

/** One address for one page: the default language stands without its prefix. */
export const oneAddress: MiddlewareStep = async (visit) => {
  // Browsers keep this redirect: it must not stand on a guess.
  if (!visit.hasNeedlessPrefix || !visit.page || visit.site?.isGuess) return visit;
  const url = visit.request.nextUrl.clone();
  url.pathname = toPathname(visit.page.path);
  return NextResponse.redirect(url, { status: REDIRECT_STATUS.permanent, headers: visit.headers });
};

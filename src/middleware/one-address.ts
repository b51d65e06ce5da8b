import { NextResponse } from 'next/server';
import { toPathname } from '@/lib/public-path';
import { REDIRECT_STATUS } from '@/lib/redirect-status';
import type { MiddlewareStep } from './types';

/** One address for one page: the default language stands without its prefix. */
export const oneAddress: MiddlewareStep = async (visit) => {
  if (!visit.hasNeedlessPrefix || !visit.page) return visit;
  const url = visit.request.nextUrl.clone();
  url.pathname = toPathname(visit.page.path);
  return NextResponse.redirect(url, { status: REDIRECT_STATUS.permanent, headers: visit.headers });
};

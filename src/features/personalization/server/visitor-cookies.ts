import type { NextRequest } from 'next/server';
import type { ResponseCookie } from '@/platform/http/response-cookie';
import { toVisitorId, type VisitorIds } from './visitor-ids';

/** The cookies last 730 days, as in Sitecore's own library. */
const MAX_AGE_SECONDS = 730 * 24 * 60 * 60;

// In the browser, the Cloud SDK reads cookies with these names, so that its events have the same visitor ids.
const toNames = (contextId: string) => ({ browser: `sc_${contextId}`, guest: `sc_${contextId}_personalize` });

export function readVisitorIds({ cookies }: NextRequest, contextId: string): Partial<VisitorIds> {
  const names = toNames(contextId);
  return {
    browserId: toVisitorId(cookies.get(names.browser)?.value),
    guestId: toVisitorId(cookies.get(names.guest)?.value),
  };
}

export function toNewCookies(
  known: Partial<VisitorIds>,
  found: VisitorIds,
  contextId: string,
): ResponseCookie[] {
  const names = toNames(contextId);
  // The cookies are for this host only. They are not HttpOnly, because the Cloud SDK reads them.
  const attributes = { path: '/', maxAge: MAX_AGE_SECONDS, sameSite: 'lax', secure: true } as const;
  return [
    { name: names.browser, value: found.browserId, sent: known.browserId },
    { name: names.guest, value: found.guestId, sent: known.guestId },
  ].flatMap(({ name, value, sent }) => (value === sent ? [] : [{ ...attributes, name, value }]));
}

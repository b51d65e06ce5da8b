import type { NextRequest } from 'next/server';
import { findConsentText, parseConsent } from '@/features/consent/consent';
import type { ResponseCookie } from '@/platform/http/response-cookie';
import { toVisitorId, type VisitorIds } from './visitor-ids';

/** 730 days, as in Sitecore's own library. */
const MAX_AGE_SECONDS = 730 * 24 * 60 * 60;

// The Cloud SDK uses these names in the browser: its events must have the same ids.
const toNames = (contextId: string) => ({ browser: `sc_${contextId}`, guest: `sc_${contextId}_personalize` });

/** Whether the visitor has agreed to marketing in the consent banner. */
export function hasAgreed({ headers }: NextRequest): boolean {
  const text = findConsentText(headers.get('cookie') ?? '') ?? '';
  const record = parseConsent(text, Date.now() / 1000);
  return record?.consent.marketing === true;
}

/** Reads the ids of an earlier visit. */
export function readVisitorIds({ cookies }: NextRequest, contextId: string): Partial<VisitorIds> {
  const names = toNames(contextId);
  return {
    browserId: toVisitorId(cookies.get(names.browser)?.value),
    guestId: toVisitorId(cookies.get(names.guest)?.value),
  };
}

/** The cookies that the browser does not have yet. */
export function toNewCookies(
  known: Partial<VisitorIds>,
  found: VisitorIds,
  contextId: string,
): ResponseCookie[] {
  const names = toNames(contextId);
  // No domain: only for this host. Not HttpOnly: the events of the browser need them.
  const attributes = { path: '/', maxAge: MAX_AGE_SECONDS, sameSite: 'lax', secure: true } as const;
  return [
    ...(found.browserId === known.browserId
      ? []
      : [{ ...attributes, name: names.browser, value: found.browserId }]),
    ...(found.guestId === known.guestId ? [] : [{ ...attributes, name: names.guest, value: found.guestId }]),
  ];
}

import type { NextRequest } from 'next/server';
import { findConsentText, parseConsent } from '@/services/consent/consent-record';
import { toVisitorId, type VisitorIds } from '@/services/personalization/visitor-ids';
import type { ResponseCookie } from '../types';

/** Seconds; as long as Sitecore's own library keeps them: 730 days. */
const MAX_AGE_SECONDS = 730 * 24 * 60 * 60;

// Names and what they hold are the Cloud SDK's, whose events in the browser must be of the same visitor.
const toNames = (contextId: string) => ({ browser: `sc_${contextId}`, guest: `sc_${contextId}_personalize` });

/** Whether the visitor has agreed to be recognized, as the consent banner asks it. */
export function hasAgreed({ headers }: NextRequest): boolean {
  const text = findConsentText(headers.get('cookie') ?? '') ?? '';
  const record = parseConsent(text, Date.now() / 1000);
  return record?.consent.marketing === true;
}

/** Who the visitor was at the last visit, as far as the browser tells it. */
export function readVisitorIds({ cookies }: NextRequest, contextId: string): Partial<VisitorIds> {
  const names = toNames(contextId);
  return {
    browserId: toVisitorId(cookies.get(names.browser)?.value),
    guestId: toVisitorId(cookies.get(names.guest)?.value),
  };
}

/** What the browser does not have yet. */
export function toNewCookies(
  known: Partial<VisitorIds>,
  found: VisitorIds,
  contextId: string,
): ResponseCookie[] {
  const names = toNames(contextId);
  // No domain: the host that the visitor sees, and no other. Not HttpOnly: the browser's own events need them.
  const attributes = { path: '/', maxAge: MAX_AGE_SECONDS, sameSite: 'lax', secure: true } as const;
  return [
    ...(found.browserId === known.browserId
      ? []
      : [{ ...attributes, name: names.browser, value: found.browserId }]),
    ...(found.guestId === known.guestId ? [] : [{ ...attributes, name: names.guest, value: found.guestId }]),
  ];
}

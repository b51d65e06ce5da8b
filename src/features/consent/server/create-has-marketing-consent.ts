import type { ConsentManager } from '@/platform/config/consent-manager';
import { CONSENT_COOKIE, type Consent, parseConsent } from '../consent';
import { createCookieReader } from '../cookie-patterns';
import { findCookie } from '../cookies';
import { parseTcString } from './tc-string';

/** Returns whether the visitor who sends this `Cookie` header has agreed to marketing. */
export type HasMarketingConsent = (cookies: string) => boolean;

/** Returns `null` if no request can tell the server that its visitor has agreed to marketing. */
export function createHasMarketingConsent(manager: ConsentManager): HasMarketingConsent | null {
  switch (manager.name) {
    case 'banner':
      return toTest(readBanner);
    case 'cookie':
      return manager.patterns.marketing ? toTest(createCookieReader(manager)) : null;
    case 'google':
      return manager.serverCookie?.patterns.marketing
        ? toTest(createCookieReader(manager.serverCookie))
        : null;
    case 'tcf':
      return toTest((cookies) => parseTcString(findCookie(cookies, manager.cookie) ?? ''));
    case 'always':
      return () => true;
    case 'never':
      return null;
  }
}

const toTest =
  (read: (cookies: string) => Consent | undefined): HasMarketingConsent =>
  (cookies) =>
    read(cookies)?.marketing === true;

function readBanner(cookies: string): Consent | undefined {
  return parseConsent(findCookie(cookies, CONSENT_COOKIE) ?? '', Date.now() / 1000)?.consent;
}

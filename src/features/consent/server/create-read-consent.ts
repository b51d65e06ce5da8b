import type { ConsentManager } from '@/platform/config/consent-manager';
import { CONSENT_COOKIE, type Consent, parseConsent } from '../consent';
import { createCookieReader } from '../cookie-patterns';
import { findCookie } from '../cookies';
import { FIXED_CONSENT, NO_CONSENT } from '../fixed-consent';
import { parseTcString } from './tc-string';

/** Reads what the visitor has agreed to from a `Cookie` header. */
export type ReadConsent = (cookies: string) => Consent;

/** Returns `null` if no request can tell the server that its visitor has agreed to marketing. */
export function createReadConsent(manager: ConsentManager): ReadConsent | null {
  switch (manager.name) {
    case 'banner':
      return readBanner;
    case 'cookie':
      return manager.patterns.marketing ? createCookieReader(manager) : null;
    case 'google':
      return manager.serverCookie?.patterns.marketing ? createCookieReader(manager.serverCookie) : null;
    case 'tcf':
      return (cookies) => parseTcString(findCookie(cookies, manager.cookie) ?? '');
    case 'always':
      return () => FIXED_CONSENT.always;
    case 'never':
      return null;
  }
}

const readBanner: ReadConsent = (cookies) => {
  const text = findCookie(cookies, CONSENT_COOKIE) ?? '';
  return parseConsent(text, Date.now() / 1000)?.consent ?? NO_CONSENT;
};

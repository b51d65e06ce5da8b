import type { ConsentCookie } from '@/platform/config/consent-manager';
import { decodeText } from '@/platform/text/decode-text';
import { compileWildcard } from '@/platform/text/wildcard';
import { type Consent, consentCategories } from './consent';
import { findCookie } from './cookies';

/** Returns a function that reads the consent from the cookie of another consent manager, in linear time. */
export function createCookieReader({ cookie, patterns }: ConsentCookie): (cookies: string) => Consent {
  const tests = consentCategories.flatMap((category) => {
    const pattern = patterns[category];
    return pattern === undefined ? [] : [{ category, matches: compileAlternatives(pattern) }];
  });
  return (cookies) => {
    const value = findCookie(cookies, cookie);
    if (value === null) return {};
    const parts = splitValue(value);
    return Object.fromEntries(tests.map(({ category, matches }) => [category, parts.some(matches)]));
  };
}

function compileAlternatives(pattern: string): (text: string) => boolean {
  const tests = pattern.split('|').map(compileWildcard);
  return (text) => tests.some((matches) => matches(text));
}

/**
 * Splits before decoding: OneTrust's cookie contains the URL of the first page, and an encoded `&` in that URL must not
 * begin a part. Otherwise a link to the site could grant consent.
 */
function splitValue(value: string): string[] {
  return value.split('&').map((part) => decodeText(part) ?? part);
}

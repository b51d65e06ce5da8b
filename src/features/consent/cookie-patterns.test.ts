import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import type { Consent } from './consent';
import { createCookieReader } from './cookie-patterns';

// The examples of docs/consent.md.
const oneTrust = createCookieReader({
  cookie: 'OptanonConsent',
  patterns: {
    analytics: 'groups=*C0002:1*',
    media: 'groups=*C0003:1*',
    marketing: 'groups=*C0004:1*',
  },
});
const cookiebot = createCookieReader({
  cookie: 'CookieConsent',
  patterns: { analytics: '-1|*statistics:true*', marketing: '-1|*marketing:true*' },
});

const groups = (value: string) =>
  `isGpcEnabled=0&datestamp=Mon+Jan+05+2026&groups=${encodeURIComponent(value)}&AwaitingReconsent=false`;

test.each<[string, Consent]>([
  [groups('C0001:1,C0002:1,C0003:0,C0004:1'), { analytics: true, media: false, marketing: true }],
  [groups('C0001:1,C0002:0,C0003:0,C0004:0'), { analytics: false, media: false, marketing: false }],
  ['', { analytics: false, media: false, marketing: false }],
  ['%E0%A4%A&groups=C0002%3A1', { analytics: true, media: false, marketing: false }],
  ['groups=%C0002:1%', { analytics: true, media: false, marketing: false }],
])('OneTrust’s cookie "%s" means %j', (value, consent) => {
  expect(oneTrust(`a=1; OptanonConsent=${value}; b=2`)).toEqual(consent);
});

test('a link to the site cannot grant consent through the URL that OneTrust saves', () => {
  const landingPath = encodeURIComponent('https://site.test/?x=1&groups=C0002:1,C0003:1,C0004:1');
  const value = `landingPath=${landingPath}&${groups('C0001:1')}`;
  expect(oneTrust(`OptanonConsent=${value}`)).toEqual({ analytics: false, media: false, marketing: false });
});

const stamp =
  "{stamp:'-1|x',necessary:true,preferences:false,statistics:true,marketing:false,ver:1,region:'dk'}";

test.each<[string, Consent]>([
  [encodeURIComponent(stamp), { analytics: true, marketing: false }],
  ['-1', { analytics: true, marketing: true }],
  ['0', { analytics: false, marketing: false }],
])('Cookiebot’s cookie "%s" means %j', (value, consent) => {
  expect(cookiebot(`CookieConsent=${value}`)).toEqual(consent);
});

test('without the cookie, nothing is decided', () => {
  expect(cookiebot('Other=-1; MyCookieConsent=-1')).toEqual({});
});

test('any cookie is read in linear time, and gives a choice only for the categories with a pattern', () => {
  const piece = fc.constantFrom('groups=', '*', '|', '&', '%', '%26', 'C0002:1', '__proto__', 'a', '; ', '=');
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 200 }).map((some) => some.join('')),
  );
  const nested = createCookieReader({
    cookie: 'c',
    patterns: { analytics: `${'a*'.repeat(100)}b`, marketing: '*a*a*a*a*|__proto__' },
  });
  fc.assert(
    fc.property(hostile, fc.integer({ min: 1, max: 400 }), (text, times) => {
      const startedAt = performance.now();
      const consent = nested(`c=${text.repeat(times)}`);
      expect(performance.now() - startedAt).toBeLessThan(500);
      expect(Object.keys(consent)).toEqual(['analytics', 'marketing']);
      expect(Object.values(consent).every((choice) => typeof choice === 'boolean')).toBe(true);
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('a very long cookie takes no longer than its length', () => {
  const reader = createCookieReader({ cookie: 'c', patterns: { analytics: `${'a*'.repeat(200)}b` } });
  const startedAt = performance.now();
  expect(reader(`c=${'a'.repeat(1_000_000)}`)).toEqual({ analytics: false });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

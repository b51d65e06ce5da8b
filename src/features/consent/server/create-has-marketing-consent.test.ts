import type { ConsentManager } from '@/platform/config/consent-manager';
import { createHasMarketingConsent } from './create-has-marketing-consent';

const now = Math.floor(Date.now() / 1000);
const patterns = { marketing: '*marketing:1*' };
const TC_ALL = 'CQdjfYAQdjfYAAVAHBENAXEgAP_gAELAAAZQF5wAwABAAGAXmAAAAAAA';

test.each<[ConsentManager, string, boolean]>([
  [{ name: 'banner' }, '', false],
  [{ name: 'banner' }, `consent=1.${now}.marketing=1`, true],
  [{ name: 'banner' }, `consent=1.${now}.analytics=1`, false],
  [{ name: 'banner' }, `consent=1.${now}.marketing=0`, false],
  [{ name: 'banner' }, 'consent=1.1000000000.marketing=1', false],
  [{ name: 'banner' }, 'consent=marketing=1', false],
  [{ name: 'cookie', cookie: 'choice', patterns }, 'choice=marketing%3A1', true],
  [{ name: 'cookie', cookie: 'choice', patterns }, 'choice=marketing:0', false],
  [{ name: 'cookie', cookie: 'choice', patterns }, `consent=1.${now}.marketing=1`, false],
  [{ name: 'google', serverCookie: { cookie: 'choice', patterns } }, 'choice=marketing:1', true],
  [{ name: 'tcf', cookie: 'euconsent-v2' }, `euconsent-v2=${TC_ALL}`, true],
  [{ name: 'tcf', cookie: 'euconsent-v2' }, `euconsent-v2=${TC_ALL.slice(0, 40)}`, false],
  [{ name: 'tcf', cookie: 'euconsent-v2' }, `consent=1.${now}.marketing=1`, false],
  [{ name: 'always' }, '', true],
])('with %j, the cookies "%s" mean consent to marketing: %s', (manager, cookies, hasAgreed) => {
  expect(createHasMarketingConsent(manager)?.(cookies)).toBe(hasAgreed);
});

test.each<ConsentManager>([
  { name: 'never' },
  { name: 'google' },
  { name: 'google', serverCookie: { cookie: 'choice', patterns: { analytics: 'x' } } },
  { name: 'cookie', cookie: 'choice', patterns: { analytics: 'x' } },
])('with %j, no request tells the server about marketing', (manager) => {
  expect(createHasMarketingConsent(manager)).toBeNull();
});

/** @jest-environment jsdom */
import { sendConsent, updateAnalytics, updateTagManager } from './google';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const layer = () => {
  const entries: unknown = Reflect.get(window, 'dataLayer');
  return Array.isArray(entries) ? entries.map((entry) => Array.from(entry ?? []).slice(0, 2)) : [];
};

// These tests depend on their order, because the module remembers what it has sent to Google.
test('without consent, denies all signals that need consent and loads nothing', () => {
  sendConsent({});
  updateAnalytics('G-TEST0001', {});
  updateTagManager('GTM-TEST001', { analytics: false, marketing: false, media: true });
  expect(layer()).toEqual([['consent', 'default']]);
  const signals: unknown = Array.from(Reflect.get(window, 'dataLayer')[0])[2];
  expect(signals).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    personalization_storage: 'denied',
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
  expect(Reflect.get(window, 'ga-disable-G-TEST0001')).toBe(true);
  expect(scripts()).toEqual([]);
});

test('loads each service once, when the visitor consents to its purpose', () => {
  updateAnalytics('G-TEST0001', { analytics: true });
  updateAnalytics('G-TEST0001', { analytics: true, media: true });
  expect(Reflect.get(window, 'ga-disable-G-TEST0001')).toBe(false);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST0001']);
  updateTagManager('GTM-TEST001', { marketing: true });
  updateTagManager('GTM-TEST001', { marketing: true, analytics: true });
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST0001',
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST001',
  ]);
});

test('sends each change of consent once', () => {
  sendConsent({ analytics: false });
  const before = layer().length;
  sendConsent({ analytics: true });
  sendConsent({ analytics: true, media: true });
  expect(layer().length).toBe(before + 1);
  expect(Array.from(Reflect.get(window, 'dataLayer').at(-1))[2]).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});

test('disables statistics and deletes their cookies when the visitor withdraws consent', () => {
  for (const cookie of ['_ga=1', '_ga_TEST0001=2', '_gat_x=3', 'own=4', '_gallery=5']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the test sets cookies as Google's script does
    document.cookie = `${cookie}; Path=/`;
  }
  updateAnalytics('G-TEST0001', { analytics: false });
  expect(Reflect.get(window, 'ga-disable-G-TEST0001')).toBe(true);
  expect(document.cookie).toBe('own=4; _gallery=5');
});

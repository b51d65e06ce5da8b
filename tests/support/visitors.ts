const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140' };
const consent = `consent=1.${Math.floor(Date.now() / 1000)}.marketing=1`;

/** Who comes to a site whose context id is "test", by what the browser sends. */
export const visitors = {
  withoutConsent: browser,
  /** Agreed, and never was here. */
  unnamed: { ...browser, cookie: consent },
  /** Kept the browser's name, but not the guest's. */
  halfNamed: { ...browser, cookie: `${consent}; sc_test=of-last-week` },
  known: { ...browser, cookie: `${consent}; sc_test=of-last-week; sc_test_personalize=guest` },
} as const;

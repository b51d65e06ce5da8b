/** What a visitor may allow or refuse. Cookies without which a page cannot work need no consent. */
export const consentCategories = ['analytics', 'media', 'marketing'] as const;

type ConsentCategory = (typeof consentCategories)[number];

/** The visitor's choices; a category that is absent is undecided. */
export type Consent = Readonly<Partial<Record<ConsentCategory, boolean>>>;

export type ConsentRecord = { decidedAtSeconds: number; consent: Consent };

/** A cookie and not localStorage, because the server reads the choices before it sets cookies of its own. */
export const CONSENT_COOKIE = 'consent';

/** Visitors are asked again after this time. */
export const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** Allows for clocks that differ. A record from further in the future was not written by this site. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 24 * 60 * 60;

// `1` is the version. When the categories change their meaning, a new version asks all visitors again.
const RECORD = /^1\.(\d{1,10})((?:\.(?:analytics|media|marketing)=[01]){1,3})$/;

export function isDecided(consent: Consent): boolean {
  return consentCategories.every((category) => consent[category] !== undefined);
}

/** Returns the cookie's value: `1.1790000000.analytics=1.media=0`. */
export function toConsentText({ decidedAtSeconds, consent }: ConsentRecord): string {
  const decided = consentCategories.filter((category) => consent[category] !== undefined);
  const parts = decided.map((category) => `${category}=${consent[category] ? 1 : 0}`);
  return ['1', Math.floor(decidedAtSeconds), ...parts].join('.');
}

/** Finds the cookie's value in a `Cookie` header or `document.cookie`. If there are two, the first counts. */
export function findConsentText(cookies: string): string | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
  return pair === undefined ? null : pair.slice(CONSENT_COOKIE.length + 1);
}

/** Parses the cookie's value. Returns `null` if the record is too old or was not written by this site. */
export function parseConsent(text: string, nowSeconds: number): ConsentRecord | null {
  const [, time, parts] = RECORD.exec(text) ?? [];
  if (time === undefined || parts === undefined) return null;

  const age = nowSeconds - Number(time);
  if (age > MAX_AGE_SECONDS || age < -MAX_CLOCK_DIFFERENCE_SECONDS) return null;

  const consent: Partial<Record<ConsentCategory, boolean>> = {};
  for (const category of consentCategories) {
    const choices = parts.split('.').filter((part) => part.startsWith(`${category}=`));
    if (choices.length > 1) return null;
    if (choices.length === 1) consent[category] = choices[0] === `${category}=1`;
  }
  return { decidedAtSeconds: Number(time), consent };
}

/** These purposes need the visitor's consent. Cookies that a page cannot work without need none. */
export const consentCategories = ['analytics', 'media', 'marketing'] as const;

type ConsentCategory = (typeof consentCategories)[number];

/** The visitor's choices. A category that is absent has not been decided. */
export type Consent = Readonly<Partial<Record<ConsentCategory, boolean>>>;

export type ConsentRecord = { decidedAtSeconds: number; consent: Consent };

/** The choices are in a cookie, because the server reads them before it sets cookies of its own. */
export const CONSENT_COOKIE = 'consent';

/** Visitors are asked again after this time. */
export const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The clocks of browser and server can differ by this much. A record from further in the future is invalid. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 24 * 60 * 60;

// The leading `1` is the version of the format. A new version makes the site ask all visitors again.
const RECORD = /^1\.(\d{1,10})((?:\.(?:analytics|media|marketing)=[01]){1,3})$/;

export function isDecided(consent: Consent): boolean {
  return consentCategories.every((category) => consent[category] !== undefined);
}

/** Returns the value of the consent cookie, such as `1.1790000000.analytics=1.media=0`. */
export function toConsentText({ decidedAtSeconds, consent }: ConsentRecord): string {
  const decided = consentCategories.filter((category) => consent[category] !== undefined);
  const parts = decided.map((category) => `${category}=${consent[category] ? 1 : 0}`);
  return ['1', Math.floor(decidedAtSeconds), ...parts].join('.');
}

/** Parses the value of the consent cookie. Returns `null` if the value is malformed, too old or from the future. */
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

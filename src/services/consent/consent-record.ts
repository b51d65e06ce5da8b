import { type Consent, type ConsentCategory, consentCategories } from './consent';

/** A cookie and not localStorage, so that the server can read what the visitor said before it sets one of its own. */
export const CONSENT_COOKIE = 'consent';

/** A consent that is older is asked for anew. */
export const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** Clocks differ; a record from further ahead was not written by this site and would never grow old. */
const MOST_AHEAD_SECONDS = 24 * 60 * 60;

// `1` is the version of the format: with another meaning of the categories it becomes 2, and everyone is asked anew.
const RECORD = /^1\.(\d{1,10})((?:\.(?:analytics|media|marketing)=[01]){1,3})$/;

export type ConsentRecord = { decidedAtSeconds: number; consent: Consent };

/** `1.1790000000.analytics=1.media=0`: what a cookie may hold without being encoded. */
export function toConsentText({ decidedAtSeconds, consent }: ConsentRecord): string {
  const decided = consentCategories.filter((category) => consent[category] !== undefined);
  const parts = decided.map((category) => `${category}=${consent[category] ? 1 : 0}`);
  return ['1', Math.floor(decidedAtSeconds), ...parts].join('.');
}

/** What stands in a `Cookie` header or in `document.cookie`. Of two, the first counts: the browser's nearest one. */
export function findConsentText(cookies: string): string | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
  return pair === undefined ? null : pair.slice(CONSENT_COOKIE.length + 1);
}

/** `null` for all that this site did not write, and for what is too old: nobody has agreed to anything then. */
export function parseConsent(text: string, nowSeconds: number): ConsentRecord | null {
  const [, time, parts] = RECORD.exec(text) ?? [];
  if (time === undefined || parts === undefined) return null;

  const age = nowSeconds - Number(time);
  if (age > MAX_AGE_SECONDS || age < -MOST_AHEAD_SECONDS) return null;

  const consent: Partial<Record<ConsentCategory, boolean>> = {};
  for (const category of consentCategories) {
    const said = parts.split('.').filter((part) => part.startsWith(`${category}=`));
    if (said.length > 1) return null;
    if (said.length === 1) consent[category] = said[0] === `${category}=1`;
  }
  return { decidedAtSeconds: Number(time), consent };
}

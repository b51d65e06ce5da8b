import {
  CONSENT_COOKIE,
  type Consent,
  isDecided,
  MAX_AGE_SECONDS,
  parseConsent,
  toConsentText,
} from '../consent';
import { findCookie } from '../cookies';
import { NO_CONSENT } from '../fixed-consent';
import type { ConsentStore } from './consent-store';

const CHANNEL = 'consent';

const listeners = new Set<() => void>();
/** The value of the consent cookie if the browser refuses the cookie. It is lost when the page is left. */
let unsavedText: string | null = null;
let cached: { text: string | null; consent: Consent } = { text: null, consent: NO_CONSENT };

/** The object stays the same until the choices change. */
function getConsent(): Consent {
  const text = findText();
  if (text !== cached.text) cached = { text, consent: findRecord(text)?.consent ?? NO_CONSENT };
  return cached.consent;
}

/** Saves the visitor's choices. A category that `choices` does not contain keeps its last choice. */
export function setConsent(choices: Consent): void {
  const before = findRecord(findText());
  // If only some categories are chosen, the old date stays, so that the other choices expire in time.
  const decidedAtSeconds = (!isDecided(choices) && before?.decidedAtSeconds) || Date.now() / 1000;
  const text = toConsentText({ decidedAtSeconds, consent: { ...before?.consent, ...choices } });

  unsavedText = null;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is neither in all browsers nor synchronous
  document.cookie = `${CONSENT_COOKIE}=${text}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
  if (findText() !== text) unsavedText = text;

  for (const listener of listeners) listener();
  notifyOtherTabs();
}

/** Calls `listener` when the choices can have changed in any tab. Returns a function that unsubscribes. */
function subscribe(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', listener);
  // A suspended tab misses messages, so a change of the tab's visibility also calls the listener.
  document.addEventListener('visibilitychange', listener);
  listeners.add(listener);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', listener);
    listeners.delete(listener);
  };
}

/** The store of this site's own banner. */
export const bannerStore: ConsentStore = { getConsent, subscribe };

const findText = (): string | null => findCookie(document.cookie, CONSENT_COOKIE) ?? unsavedText;

function findRecord(text: string | null) {
  return text === null ? null : parseConsent(text, Date.now() / 1000);
}

function notifyOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
}

import { useSyncExternalStore } from 'react';
import {
  CONSENT_COOKIE,
  type Consent,
  findConsentText,
  isDecided,
  MAX_AGE_SECONDS,
  parseConsent,
  toConsentText,
} from '../consent';

const CHANNEL = 'consent';

const undecided: Consent = {};
const listeners = new Set<() => void>();
/** Holds the record while the page is open if the browser refuses cookies. */
let unsavedText: string | null = null;
let cached: { text: string | null; consent: Consent } = { text: null, consent: undecided };

/** Returns the visitor's choices, or `null` on the server, whose pages are the same for everyone. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(subscribeToConsent, getConsent, () => null);
}

/** Returns the visitor's choices. It is the same object until they change, as React requires. */
export function getConsent(): Consent {
  const text = findText();
  if (text !== cached.text) cached = { text, consent: findRecord(text)?.consent ?? undecided };
  return cached.consent;
}

/** Saves the visitor's choices. Categories that are absent keep their last choice. */
export function setConsent(choices: Consent): void {
  const before = findRecord(findText());
  // A choice for one category keeps the date, so that the other choices do not last longer.
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

/** Calls `listener` when the choices change, here or in another tab. Returns a function that stops this. */
export function subscribeToConsent(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', listener);
  // A suspended tab misses messages.
  document.addEventListener('visibilitychange', listener);
  listeners.add(listener);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', listener);
    listeners.delete(listener);
  };
}

const findText = (): string | null => findConsentText(document.cookie) ?? unsavedText;

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

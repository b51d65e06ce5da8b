import { type Consent, consentCategories } from './consent';
import {
  CONSENT_COOKIE,
  findConsentText,
  MAX_AGE_SECONDS,
  parseConsent,
  toConsentText,
} from './consent-record';

const CHANNEL = 'consent';

const undecided: Consent = {};
const listeners = new Set<() => void>();
/** What was said while the browser keeps no cookies; it lasts as long as the page. */
let unkept: string | null = null;
let known: { text: string | null; consent: Consent } = { text: null, consent: undecided };

/** What the visitor has said so far; the same object until something else is said. */
export function getConsent(): Consent {
  const text = findText();
  if (text !== known.text) known = { text, consent: findRecord(text)?.consent ?? undecided };
  return known.consent;
}

/** Notes what the visitor says now; of categories that are not mentioned, what was said before counts on. */
export function setConsent(said: Consent): void {
  const before = findRecord(findText());
  const isWhole = consentCategories.every((category) => said[category] !== undefined);
  // A part that is said later does not make the rest of it younger.
  const decidedAtSeconds = (!isWhole && before?.decidedAtSeconds) || Date.now() / 1000;
  const text = toConsentText({ decidedAtSeconds, consent: { ...before?.consent, ...said } });

  unkept = null;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is neither in all browsers nor synchronous
  document.cookie = `${CONSENT_COOKIE}=${text}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
  if (findText() !== text) unkept = text;

  for (const listener of listeners) listener();
  tellOtherTabs();
}

/** Calls `listener` when something is said here or in another tab; gives what ends that. */
export function subscribeToConsent(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', listener);
  // A tab that slept has missed the message.
  document.addEventListener('visibilitychange', listener);
  listeners.add(listener);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', listener);
    listeners.delete(listener);
  };
}

const findText = (): string | null => findConsentText(document.cookie) ?? unkept;

function findRecord(text: string | null) {
  return text === null ? null : parseConsent(text, Date.now() / 1000);
}

function tellOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
}

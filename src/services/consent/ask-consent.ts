// The button that asks and the banner that answers may stand in different parts of a page.
const EVENT = 'consent:ask';

/** Opens the banner, so that the visitor may say something else. */
export function askConsent(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls `listener` when the banner is asked for; gives what ends that. */
export function listenForAsking(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}

import { useSyncExternalStore } from 'react';
import type { Consent } from './consent';
import { getConsent, subscribeToConsent } from './consent-store';

/** What the visitor has said so far; `null` on the server, whose pages are the same for everyone. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(subscribeToConsent, getConsent, () => null);
}

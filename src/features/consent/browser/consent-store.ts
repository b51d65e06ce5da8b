import type { Consent } from '../consent';

/** What the visitor has agreed to now, and when that changes, as `useSyncExternalStore` wants it. */
export type ConsentStore = {
  /** Returns the same object until the consent changes. */
  getConsent: () => Consent;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

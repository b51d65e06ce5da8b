import { type Consent, consentCategories } from '../../consent';
import { NO_CONSENT } from '../../fixed-consent';
import type { ConsentStore } from '../consent-store';

/** Creates a store that keeps its object until a category changes, and the function that changes it. */
export function createChangeableStore(): { store: ConsentStore; update: (consent: Consent) => void } {
  const listeners = new Set<() => void>();
  let current = NO_CONSENT;
  return {
    store: {
      getConsent: () => current,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    update(consent) {
      if (consentCategories.every((category) => consent[category] === current[category])) return;
      current = consent;
      for (const listener of listeners) listener();
    },
  };
}

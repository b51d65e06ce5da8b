import { useSyncExternalStore } from 'react';
import type { NonBannerConsent, ThirdPartyConsentManager } from '@/platform/config/consent-manager';
import { usePageData } from '@/rendering/context/page-data';
import type { Consent } from '../consent';
import { FIXED_CONSENT, NO_CONSENT } from '../fixed-consent';
import { bannerStore } from './banner-store';
import type { ConsentStore } from './consent-store';

let opened: { name?: string; store: ConsentStore } = { store: bannerStore };

/** Returns what the visitor has agreed to, or `null` on the server, which renders one page for all visitors. */
export function useConsent(): Consent | null {
  const { getConsent, subscribe } = openStore(usePageData().consentManager);
  return useSyncExternalStore<Consent | null>(subscribe, getConsent, () => null);
}

/** Each navigation creates new page data, but they name the same manager, so the store stays the same. */
function openStore(manager: NonBannerConsent | undefined): ConsentStore {
  if (manager?.name !== opened.name) opened = { name: manager?.name, store: chooseStore(manager) };
  return opened.store;
}

function chooseStore(manager: NonBannerConsent | undefined): ConsentStore {
  if (!manager) return bannerStore;
  if (manager.name !== 'always' && manager.name !== 'never') return createLazyStore(manager);
  const consent = FIXED_CONSENT[manager.name];
  return { getConsent: () => consent, subscribe: () => () => undefined };
}

/** Until the code for the manager has loaded, the visitor has agreed to nothing. */
function createLazyStore(manager: ThirdPartyConsentManager): ConsentStore {
  let store: ConsentStore | undefined;
  let loading: Promise<ConsentStore> | undefined;
  const load = async () => {
    const { createManagerStore } = await import('./managers/create-manager-store');
    store = createManagerStore(manager);
    return store;
  };
  return {
    getConsent: () => store?.getConsent() ?? NO_CONSENT,
    subscribe(listener) {
      const stopped = new AbortController();
      // Not before the first subscription, because the server renders this too and has no consent manager.
      loading ??= load();
      loading
        .then(({ subscribe }) => {
          if (stopped.signal.aborted) return;
          stopped.signal.addEventListener('abort', subscribe(listener));
          listener();
        })
        // Isolation point: without the code for the manager, nothing counts as agreed.
        .catch((error: unknown) => reportError(error));
      return () => stopped.abort();
    },
  };
}

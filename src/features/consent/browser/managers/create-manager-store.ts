import type { ThirdPartyConsentManager } from '@/platform/config/consent-manager';
import type { ConsentStore } from '../consent-store';
import { createCookieStore } from './cookie-store';
import { createGoogleStore } from './google-store';
import { createTcfStore } from './tcf-store';

/** Connects to a consent manager on the page that is not this site's own. */
export function createManagerStore(manager: ThirdPartyConsentManager): ConsentStore {
  switch (manager.name) {
    case 'cookie':
      return createCookieStore(manager);
    case 'tcf':
      return createTcfStore();
    case 'google':
      return createGoogleStore();
  }
}

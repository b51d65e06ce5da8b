import type { Consent } from '../consent/consent';
import { pushToDataLayer } from './data-layer';
import { forgetCookies } from './forget-cookies';
import { loadScript } from './load-script';
import { sendConsent } from './send-consent';

const MARKETING_COOKIES = ['_gcl', '_fbp'];
const started = new Set<string>();

/**
 * Follows what the visitor says: loads the tag manager when they agree to statistics or to marketing. Which of its
 * tags may run then is told by Consent Mode.
 */
export function updateTagManager(id: string, consent: Consent): void {
  sendConsent(consent);
  if (!consent.marketing) forgetCookies(MARKETING_COOKIES);
  if (!(consent.analytics || consent.marketing) || started.has(id)) return;
  started.add(id);
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

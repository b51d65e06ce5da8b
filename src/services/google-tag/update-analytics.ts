import type { Consent } from '../consent/consent';
import { gtag } from './data-layer';
import { forgetCookies } from './forget-cookies';
import { loadScript } from './load-script';
import { sendConsent } from './send-consent';

const COOKIES = ['_ga', '_gid', '_gat'];
const started = new Set<string>();

/** Follows what the visitor says on statistics: loads Google Analytics when they agree, silences it when they do not. */
export function updateAnalytics(id: string, consent: Consent): void {
  sendConsent(consent);
  // Google's own switch: without it the script, once there, still sends pings without cookies.
  Reflect.set(window, `ga-disable-${id}`, !consent.analytics);
  if (!consent.analytics) forgetCookies(COOKIES);
  if (!consent.analytics || started.has(id)) return;
  started.add(id);
  gtag('js', new Date());
  gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

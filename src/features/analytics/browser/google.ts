import type { Consent } from '@/features/consent/consent';
import { deleteCookies } from './delete-cookies';

const ANALYTICS_COOKIES = ['_ga', '_gid', '_gat'];
const MARKETING_COOKIES = ['_gcl', '_fbp'];

const loaded = new Set<string>();

/** The signals that were last sent to Google's scripts, as JSON; `null` before the first. */
let sentSignals: string | null = null;

/** Loads Google Analytics once the visitor consents to statistics, and disables it when they withdraw it. */
export function updateAnalytics(id: string, consent: Consent): void {
  sendConsent(consent);
  // Google's opt-out flag. Without it a loaded script still sends pings, although without cookies.
  Reflect.set(window, `ga-disable-${id}`, !consent.analytics);
  if (!consent.analytics) deleteCookies(ANALYTICS_COOKIES);
  const url = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  if (!consent.analytics || loaded.has(url)) return;
  gtag('js', new Date());
  gtag('config', id);
  loadScript(url);
}

/** Loads the tag manager once the visitor allows statistics or marketing. Consent Mode controls its tags. */
export function updateTagManager(id: string, consent: Consent): void {
  sendConsent(consent);
  if (!consent.marketing) deleteCookies(MARKETING_COOKIES);
  const url = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  if (!(consent.analytics || consent.marketing) || loaded.has(url)) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(url);
}

/** Sends the signals of Google's Consent Mode: first that everything is denied, then each change. */
export function sendConsent(consent: Consent): void {
  sentSignals ??= sendSignals('default', {});
  if (sentSignals !== JSON.stringify(toSignals(consent))) sentSignals = sendSignals('update', consent);
}

function sendSignals(command: 'default' | 'update', consent: Consent): string {
  const signals = toSignals(consent);
  gtag('consent', command, signals);
  return JSON.stringify(signals);
}

/** Google's names in Consent Mode v2. */
function toSignals({ analytics, marketing }: Consent): Record<string, string> {
  return {
    analytics_storage: toSignal(analytics),
    ad_storage: toSignal(marketing),
    ad_user_data: toSignal(marketing),
    ad_personalization: toSignal(marketing),
    personalization_storage: toSignal(marketing),
    // Neither identifies the visitor, so neither needs consent.
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

const toSignal = (isGranted: boolean | undefined): string => (isGranted ? 'granted' : 'denied');

/** Google's own `gtag`. Google's scripts recognize a command only if it is an `arguments` object. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's scripts do not take an array for a command
  pushToDataLayer(arguments);
}

/** Google's scripts also process the entries that were added before they loaded. */
function pushToDataLayer(entry: unknown): void {
  const layer: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(layer)) layer.push(entry);
  else Reflect.set(window, 'dataLayer', [entry]);
}

/** Adds a script element, because a strict CSP trusts only scripts that a trusted script adds. */
function loadScript(src: string): void {
  loaded.add(src);
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

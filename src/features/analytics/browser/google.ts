import type { Consent } from '@/features/consent/consent';
import { deleteCookies } from './delete-cookies';

const ANALYTICS_COOKIES = ['_ga', '_gid', '_gat'];
const MARKETING_COOKIES = ['_gcl', '_fbp'];

// Cookies are deleted only after a refusal: another consent manager can load later than this code.

const loaded = new Set<string>();

/** The consent signals that were last sent to Google's scripts, as JSON, or `null` if none were sent. */
let sentSignals: string | null = null;

/** Loads Google Analytics if the visitor consents to statistics, and disables it if they do not. */
export function updateAnalytics(id: string, consent: Consent): void {
  // This is Google's opt-out flag. Without it, a loaded script would still send pings without cookies.
  Reflect.set(window, `ga-disable-${id}`, !consent.analytics);
  if (consent.analytics === false) deleteCookies(ANALYTICS_COOKIES);
  const url = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  if (!consent.analytics || loaded.has(url)) return;
  gtag('js', new Date());
  gtag('config', id);
  loadScript(url);
}

/** The tag manager needs consent to statistics or marketing. Google's Consent Mode tells it which tags to run. */
export function updateTagManager(id: string, consent: Consent): void {
  if (consent.marketing === false) deleteCookies(MARKETING_COOKIES);
  const url = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  if (!(consent.analytics || consent.marketing) || loaded.has(url)) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(url);
}

/** Sends consent signals to Google's scripts: at first that all consent is denied, then each change. */
export function sendConsent(consent: Consent): void {
  sentSignals ??= sendSignals('default', {});
  if (sentSignals !== JSON.stringify(toSignals(consent))) sentSignals = sendSignals('update', consent);
}

function sendSignals(command: 'default' | 'update', consent: Consent): string {
  const signals = toSignals(consent);
  gtag('consent', command, signals);
  return JSON.stringify(signals);
}

/** Converts the visitor's consent to the signals of Google's Consent Mode v2. */
function toSignals({ analytics, marketing }: Consent): Record<string, string> {
  return {
    analytics_storage: toSignal(analytics),
    ad_storage: toSignal(marketing),
    ad_user_data: toSignal(marketing),
    ad_personalization: toSignal(marketing),
    personalization_storage: toSignal(marketing),
    // These two kinds of storage do not identify the visitor, so they need no consent.
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

const toSignal = (isGranted: boolean | undefined): string => (isGranted ? 'granted' : 'denied');

/** Sends a command to Google's scripts, which recognize it only as an `arguments` object. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's scripts do not take an array for a command
  pushToDataLayer(arguments);
}

/** Adds an entry to Google's queue. Google's scripts also process entries from before they loaded. */
function pushToDataLayer(entry: unknown): void {
  const layer: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(layer)) layer.push(entry);
  else Reflect.set(window, 'dataLayer', [entry]);
}

/** Loads a script through a new element, which a strict CSP trusts because a trusted script adds it. */
function loadScript(src: string): void {
  loaded.add(src);
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

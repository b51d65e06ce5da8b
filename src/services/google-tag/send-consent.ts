import type { Consent } from '../consent/consent';
import { toConsentSignals } from './consent-signals';
import { gtag } from './data-layer';

/** What Google's scripts were told last; `null` before they were told anything. */
let told: string | null = null;

/** Consent Mode: nothing is granted by default, then what the visitor says, whenever that changes. */
export function sendConsent(consent: Consent): void {
  told ??= sendSignals('default', {});
  if (told !== JSON.stringify(toConsentSignals(consent))) told = sendSignals('update', consent);
}

function sendSignals(command: 'default' | 'update', consent: Consent): string {
  const signals = toConsentSignals(consent);
  gtag('consent', command, signals);
  return JSON.stringify(signals);
}

import type { Consent } from '../consent/consent';
import { toConsentSignals } from './consent-signals';
import { gtag } from './data-layer';

/** What Google's scripts were told last; `null` before they were told that nothing is granted. */
let told: string | null = null;

/** Consent Mode: nothing is granted by default, then what the visitor says, whenever that changes. */
export function sendConsent(consent: Consent): void {
  const signals = toConsentSignals(consent);
  if (told === null) gtag('consent', 'default', toConsentSignals({}));
  if (told !== JSON.stringify(signals)) gtag('consent', 'update', signals);
  told = JSON.stringify(signals);
}

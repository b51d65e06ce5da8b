import type { Consent } from '../consent/consent';

/** Google Consent Mode v2: its names for what the visitor says. */
export function toConsentSignals({ analytics, marketing }: Consent): Record<string, string> {
  return {
    analytics_storage: toSignal(analytics),
    ad_storage: toSignal(marketing),
    ad_user_data: toSignal(marketing),
    ad_personalization: toSignal(marketing),
    personalization_storage: toSignal(marketing),
    // Neither tells anyone who the visitor is: a site may keep them unasked.
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

function toSignal(isGranted: boolean | undefined): string {
  return isGranted ? 'granted' : 'denied';
}

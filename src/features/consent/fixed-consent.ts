import type { Consent } from './consent';

export const NO_CONSENT: Consent = {};

/** The consent of all visitors, if nobody asks them. */
export const FIXED_CONSENT: Readonly<Record<'always' | 'never', Consent>> = {
  always: { analytics: true, media: true, marketing: true },
  never: NO_CONSENT,
};

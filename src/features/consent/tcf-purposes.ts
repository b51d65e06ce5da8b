import type { Consent } from './consent';

// The numbers of the purposes in TCF v2.2, appendix A. The visitor must have agreed to all of them. The purposes are:
// 1 storage on the device, 3 and 4 personalized advertising, 5 and 6 personalized content, 8 measuring content,
// 9 audience statistics.
const ANALYTICS = [1, 8, 9];
const MARKETING = [1, 3, 4, 5, 6];

/** TCF has no purpose for maps and videos, so `media` stays undecided. */
export function toTcfConsent(hasAgreed: (purpose: number) => boolean): Consent {
  return { analytics: ANALYTICS.every(hasAgreed), marketing: MARKETING.every(hasAgreed) };
}

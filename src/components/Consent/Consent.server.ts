export const phrases = [
  'consent-change',
  'consent-saved',
  'consent-accept',
  'consent-reject',
  'consent-choose',
  'consent-necessary',
  'consent-analytics',
  'consent-media',
  'consent-marketing',
  'consent-save',
];

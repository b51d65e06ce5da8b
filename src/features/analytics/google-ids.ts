// Ids become part of a script's URL, so they must have the format of Google's ids.
const ANALYTICS_ID = /^G-[A-Z0-9]{4,20}$/;
const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** Google Analytics 4: `G-…`. */
export function isAnalyticsId(value: unknown): value is string {
  return typeof value === 'string' && ANALYTICS_ID.test(value);
}

/** Google Tag Manager: `GTM-…`. */
export function isTagManagerId(value: unknown): value is string {
  return typeof value === 'string' && TAG_MANAGER_ID.test(value);
}

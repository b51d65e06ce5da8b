// An id becomes part of a script's URL, so only the format of Google's ids is accepted.
const ANALYTICS_ID = /^G-[A-Z0-9]{4,20}$/;
const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

export function isAnalyticsId(value: unknown): value is string {
  return typeof value === 'string' && ANALYTICS_ID.test(value);
}

export function isTagManagerId(value: unknown): value is string {
  return typeof value === 'string' && TAG_MANAGER_ID.test(value);
}

/** The value of the `Retry-After` header that visitors and crawlers get while the CMS fails. */
export const RETRY_AFTER_SECONDS = '30';

/** Converts seconds or an HTTP date (RFC 9110 §10.2.3) to milliseconds from now. Returns `null` if invalid. */
export function toRetryAfterMs(header: string | null, nowMs: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Requires the ending GMT of HTTP dates, because `Date.parse` also accepts other formats.
  const atMs = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}

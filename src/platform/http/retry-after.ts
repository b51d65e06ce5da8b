/** Seconds that browsers and crawlers should wait after a failure of the CMS. */
export const RETRY_AFTER_SECONDS = '30';

/** Converts a `Retry-After` header (seconds or an HTTP date, RFC 9110 §10.2.3) to ms; `null` if invalid. */
export function toRetryAfterMs(header: string | null, nowMs: number): number | null {
  const text = header?.trim();
  if (!text) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // HTTP dates end in GMT; `Date.parse` also accepts other formats.
  const atMs = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}

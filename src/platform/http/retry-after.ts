/** Seconds after which browsers and crawlers may try again after a failure of the CMS. */
export const RETRY_AFTER_SECONDS = '30';

/** Converts a `Retry-After` header, in seconds or as an HTTP date (RFC 9110 §10.2.3), to milliseconds. */
export function toRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Date.parse also accepts other formats.
  const atMs = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}

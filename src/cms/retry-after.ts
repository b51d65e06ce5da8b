/** Milliseconds of a `Retry-After` header, given as seconds or as an HTTP date (RFC 9110 §10.2.3). */
export function toRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Date.parse takes much that is no HTTP date.
  const atMs = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}

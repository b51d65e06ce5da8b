import { isbot } from 'isbot';

const PREFETCH_HEADERS = ['x-middleware-prefetch', 'next-router-prefetch'];
const PURPOSE_HEADERS = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** Returns whether a browser or Next's router requests a page before the visitor opens it, which may never happen. */
export function isPrefetch(headers: Headers): boolean {
  return (
    PREFETCH_HEADERS.some((name) => headers.has(name)) ||
    // Chrome sends `sec-purpose: prefetch;prerender`, and Safari sends `x-purpose: preview`.
    PURPOSE_HEADERS.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
  );
}

/** A request without a user agent counts as a bot's, because browsers always send a user agent. */
export function isBot(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  return userAgent === '' || isbot(userAgent);
}

/** Returns whether Next's router requests the JSON data of a page instead of its HTML. */
export const isDataRequest = (headers: Headers): boolean => headers.has('x-nextjs-data');

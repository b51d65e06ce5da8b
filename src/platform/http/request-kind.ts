import { isbot } from 'isbot';

// A prefetch is not a visit: Sitecore would count a decision for a page that may never be seen.
const PREFETCH_HEADERS = ['x-middleware-prefetch', 'next-router-prefetch'];
const PURPOSE_HEADERS = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** Returns whether a browser or Next's router loads a page in advance. The visitor may never open it. */
export function isPrefetch(headers: Headers): boolean {
  return (
    PREFETCH_HEADERS.some((name) => headers.has(name)) ||
    // Chrome sends `sec-purpose: prefetch;prerender`, Safari `x-purpose: preview`.
    PURPOSE_HEADERS.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
  );
}

/** Returns whether a bot sent the request. No user agent means a bot, because browsers always send one. */
export function isBot(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  return userAgent === '' || isbot(userAgent);
}

/** Returns whether Next's router requests the JSON data of a page instead of its HTML. */
export const isDataRequest = (headers: Headers): boolean => headers.has('x-nextjs-data');

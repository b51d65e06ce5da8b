import { isbot } from 'isbot';

// A prefetch is no visit: Sitecore would count a decision that may never be seen.
const PREFETCH_HEADERS = ['x-middleware-prefetch', 'next-router-prefetch'];
const PURPOSE_HEADERS = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** Whether a browser or Next's router loads a page that the visitor may never open. */
export function isPrefetch(headers: Headers): boolean {
  return (
    PREFETCH_HEADERS.some((name) => headers.has(name)) ||
    // `sec-purpose: prefetch;prerender`; Safari sends `preview`.
    PURPOSE_HEADERS.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
  );
}

/** Whether the request does not come from a person's browser. Browsers always send a user agent. */
export function isBot(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  return userAgent === '' || isbot(userAgent);
}

/** Whether Next's router requests the data of a page, not a document. */
export const isDataRequest = (headers: Headers): boolean => headers.has('x-nextjs-data');

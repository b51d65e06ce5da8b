import type { IncomingHttpHeaders } from 'node:http';

// Next's headers between its own parts (next/dist/server/lib/server-ipc/utils.js and base-server.js). With
// `x-prerender-revalidate`, a visitor could render a page past the proxy.
const INTERNAL_REQUEST_HEADER =
  /^(?:x-(?:middleware|nextjs|next|invoke|matched|now|prerender)-|x-vercel-(?!ip-)|next-(?:resume|action)|rsc$)/;

/** What Next's router in the browser sends. */
const SENT_BY_BROWSERS = new Set(['x-middleware-prefetch', 'x-nextjs-data']);

/** Removes the headers that only Next itself may set. */
export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    if (INTERNAL_REQUEST_HEADER.test(name) && !SENT_BY_BROWSERS.has(name)) delete headers[name];
  }
}

const INTERNAL_RESPONSE_HEADER = /^x-(?:middleware-|nextjs-|next-|invoke-|powered-by$)/;

/** What caches and monitoring read (`x-nextjs-cache`), and the router: whether it may keep the page's data. */
const FOR_ALL = new Set(['x-nextjs-cache', 'x-middleware-cache']);

/** What the router reads from responses with a page's data (next/dist/shared/lib/router/router.js). */
const FOR_THE_ROUTER = new Set([
  ...FOR_ALL,
  'x-middleware-skip',
  'x-nextjs-matched-path',
  'x-nextjs-redirect',
  'x-nextjs-rewrite',
]);

/** Returns whether a header would only tell visitors about the inside of the site. */
export function isInternalToTheSite(name: string, isDataRequest: boolean): boolean {
  return INTERNAL_RESPONSE_HEADER.test(name) && !(isDataRequest ? FOR_THE_ROUTER : FOR_ALL).has(name);
}

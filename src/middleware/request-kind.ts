// Who fetches ahead counts as nobody's visit: a decision would be counted by Sitecore, and may never be seen.
const PREFETCH_HEADERS = ['x-middleware-prefetch', 'next-router-prefetch'];
const PURPOSE_HEADERS = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** Whether a browser or Next's router fetches a page that the visitor may never open. */
export function isPrefetch(headers: Headers): boolean {
  return (
    PREFETCH_HEADERS.some((name) => headers.has(name)) ||
    // `sec-purpose: prefetch;prerender`; `preview` is what Safari says.
    PURPOSE_HEADERS.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
  );
}

// Cubot makes telephones.
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|ia_archiver|whatsapp|preview|lighthouse/i;

/** Whether the request says that no person looks at the page; who says nothing is none either. */
export function isBot(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  return userAgent === '' || BOT.test(userAgent);
}

/** Whether Next's router asks for the data of a page that a visitor goes to, and not for a document. */
export const isDataRequest = (headers: Headers): boolean => headers.has('x-nextjs-data');

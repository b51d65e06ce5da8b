/** What an answer says to those who might keep it, as headers. */

/** Next's router, which would show the data of a page again at the next visit, when the visitor may get another. */
export const UNKEPT = { 'x-middleware-cache': 'no-cache' };

/** Browsers and CDNs: the answer is for one visitor, or for one moment. */
export const UNSHARED = { 'Cache-Control': 'private, no-store' };

import { createIsOrigin } from '@/platform/http/origin-patterns';

/** XM Cloud's page editor frames the site from these origins (editing protocol §1.1). */
export const SITECORE_ORIGINS = ['https://pages.sitecorecloud.io', 'https://app.sitecorecloud.io'] as const;

// CSP allows `*` as the first label of a host and as a port (CSP 3 §2.3.1). Browsers ignore any other source, so it is
// left out: an editor from there may call the API, but cannot frame the page.
const HOST_SOURCE = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i;

/** Returns a function that tests whether an `Origin` header is one of Sitecore's or of the configured origins. */
export const createIsAllowedOrigin = (configured: readonly string[]): ((origin: string) => boolean) =>
  createIsOrigin([...SITECORE_ORIGINS, ...configured]);

/** The Content-Security-Policy that lets only editors frame the page. */
export function toFrameAncestors(configured: readonly string[]): string {
  const sources = configured.filter((origin) => HOST_SOURCE.test(origin));
  return ['frame-ancestors', "'self'", ...sources, ...SITECORE_ORIGINS].join(' ');
}

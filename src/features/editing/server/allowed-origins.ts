import { createIsOrigin } from '@/platform/http/origin-patterns';

/** XM Cloud's page editor frames the site from these origins (editing protocol §1.1). */
export const SITECORE_ORIGINS = ['https://pages.sitecorecloud.io', 'https://app.sitecorecloud.io'] as const;

// CSP allows `*` only as the first label of a host and as a port (CSP 3 §2.3.1). The policy leaves out other
// patterns: an editor at such an origin can call the API but cannot frame the page.
const HOST_SOURCE = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i;

/** Returns a function that tests whether an origin is Sitecore's or one of the configured ones. */
export const createIsAllowedOrigin = (configured: readonly string[]): ((origin: string) => boolean) =>
  createIsOrigin([...SITECORE_ORIGINS, ...configured]);

/** Returns the Content-Security-Policy that lets only the site itself and editors frame the page. */
export function toFrameAncestors(configured: readonly string[]): string {
  const sources = configured.filter((origin) => HOST_SOURCE.test(origin));
  return ['frame-ancestors', "'self'", ...sources, ...SITECORE_ORIGINS].join(' ');
}

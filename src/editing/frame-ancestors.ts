import { SITECORE_ORIGINS } from './allowed-origins';

// CSP knows `*` as the first label of a host and as a port (CSP 3 §2.3.1). Browsers ignore a source that is anything
// else, so it is left out: such an editor may ask the API, but cannot frame the page.
const HOST_SOURCE = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i;

/** The policy of a page that an editor sees: who may frame it. */
export function toFrameAncestors(configured: readonly string[]): string {
  const sources = configured.filter((origin) => HOST_SOURCE.test(origin));
  return ['frame-ancestors', "'self'", ...sources, ...SITECORE_ORIGINS].join(' ');
}

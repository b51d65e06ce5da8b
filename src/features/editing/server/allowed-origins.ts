import { createIsOrigin } from '@/platform/http/origin-patterns';

/** XM Cloud's page editor frames the site from these origins (editing protocol §1.1). */
export const SITECORE_ORIGINS = ['https://pages.sitecorecloud.io', 'https://app.sitecorecloud.io'] as const;

// Only these origins can frame a page: CSP allows `*` only as the first label and as the port (CSP 3 §2.3.1).
const HOST_SOURCE = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i;

export const createIsAllowedOrigin = (configured: readonly string[]): ((origin: string) => boolean) =>
  createIsOrigin([...SITECORE_ORIGINS, ...configured]);

/** Returns the origins of editors as sources of a Content-Security-Policy. */
export const toHostSources = (configured: readonly string[]): string[] => [
  ...configured.filter((origin) => HOST_SOURCE.test(origin)),
  ...SITECORE_ORIGINS,
];

export const toFrameAncestors = (configured: readonly string[]): string =>
  ['frame-ancestors', "'self'", ...toHostSources(configured)].join(' ');

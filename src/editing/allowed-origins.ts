import { createIsOrigin } from '@/lib/origin-patterns';

/** From where XM Cloud's own page editor frames the site (editing protocol §1.1). */
export const SITECORE_ORIGINS = ['https://pages.sitecorecloud.io', 'https://app.sitecorecloud.io'] as const;

/** Tells whether an `Origin` header is one of Sitecore's or of the configured ones. */
export const createIsAllowedOrigin = (configured: readonly string[]): ((origin: string) => boolean) =>
  createIsOrigin([...SITECORE_ORIGINS, ...configured]);

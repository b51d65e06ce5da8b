import type { Site } from '@/cms/fetch-sites';
import { toHostPatterns } from './host-name';

/** The address that operators gave the site, and the site that it is the address of. */
export type MainSite = { publicUrl: string; mainSiteName: string };

/**
 * The address that visitors use for a site, for links that name a host: canonical, `hreflang`, sitemap. The main
 * site has the configured one; any other its first host name without a `*`, with the same scheme and port. Never the
 * `Host` that a visitor sends.
 */
export function toSiteUrl({ name, hostName }: Site, { publicUrl, mainSiteName }: MainSite): string {
  if (name === mainSiteName) return publicUrl;
  const host = toHostPatterns(hostName).find((pattern) => /^[\w.-]+$/.test(pattern));
  if (!host) return publicUrl;
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

import { toHostPatterns } from './host-name';
import type { Site } from './site-list/site-list';

/** The configured URL, and the site that it belongs to. */
export type MainSite = { publicUrl: string; mainSiteName: string };

/**
 * Returns the URL of a site for links that need a host: canonical, `hreflang`, sitemap. The main site has the
 * configured URL. Any other site has its first host name without `*`, with the same scheme and port. Ignores
 * the `Host` of a request.
 */
export function toSiteUrl({ name, hostName }: Site, { publicUrl, mainSiteName }: MainSite): string {
  if (name === mainSiteName) return publicUrl;
  const host = toHostPatterns(hostName).find((pattern) => /^[\w.-]+$/.test(pattern));
  if (!host) return publicUrl;
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

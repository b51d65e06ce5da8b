import { toHostPatterns } from './host-name';
import type { Site } from './site-list/site-list';

export type MainSite = { publicUrl: string; mainSiteName: string };

/**
 * Returns the URL of a site for links that need a host, such as canonical links and sitemaps. The main site
 * has the configured URL. Any other site has its first host name without `*`, with the configured scheme and
 * port, or the configured URL if there is no such host name. The `Host` header of the request is ignored.
 */
export function toSiteUrl({ name, hostName }: Site, { publicUrl, mainSiteName }: MainSite): string {
  if (name === mainSiteName) return publicUrl;
  const host = toHostPatterns(hostName).find((pattern) => /^[\w.-]+$/.test(pattern));
  if (!host) return publicUrl;
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

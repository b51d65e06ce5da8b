import { toHostPatterns } from './host-name';
import type { Site } from './site-list/site-list';

export type MainSite = { publicUrl: string; mainSiteName: string };

/** Any site but the main one has its first host name without `*`. The `Host` header of the request is ignored. */
export function toSiteUrl({ name, hostName }: Site, { publicUrl, mainSiteName }: MainSite): string {
  if (name === mainSiteName) return publicUrl;
  const host = toHostPatterns(hostName).find((pattern) => /^[\w.-]+$/.test(pattern));
  if (!host) return publicUrl;
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

import type { SiteSettings } from '../store/site-files.ts';

/** Where the site itself is reached: its first host name without a `*`, else the port that `npm start` uses. */
export function toSiteAddress({ hostName }: Pick<SiteSettings, 'hostName'>): string {
  const hosts = hostName.split(/[|,]/).map((host) => host.trim());
  const host = hosts.find((name) => /^[\w.-]+(:\d+)?$/.test(name) && name !== 'localhost');
  return host ? `https://${host}` : 'http://localhost:3000';
}

import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';

/** What the site answers to a visitor. `location` is null unless it redirects. */
export type SiteAnswer = { status: number; location: string | null };

const TIMEOUT_MS = 10_000;

/** The host name by which the site of several is chosen; null if any name will do. */
export function findOwnHost(hostName: string): string | null {
  const names = hostName.split(/[|,;]/).map((name) => name.trim());
  if (names.some((name) => name === '*' || name === 'localhost')) return null;
  return names[0]?.replace('*', 'www') ?? null;
}

/** Asks the site for an address as a visitor of a host does. Returns null if it does not answer. */
export function visitSite(siteUrl: string, path: string, host: string | null): Promise<SiteAnswer | null> {
  const url = new URL(siteUrl);
  const send = url.protocol === 'https:' ? requestSecurely : request;
  const headers = { host: host === null ? url.host : `${host}${url.port && `:${url.port}`}` };
  return new Promise((resolve, reject) => {
    const asking = send(url, { path, headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null });
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', (error) => {
      // `destroy` after a timeout ends with ECONNRESET.
      if ('code' in error) resolve(null);
      else reject(error);
    });
    asking.end();
  });
}

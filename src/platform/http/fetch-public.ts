import { type LookupAddress, type LookupAllOptions, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import { isPrivateAddress } from './private-addresses';

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Checks the addresses that the connection will use: a name that is checked before could be resolved anew to another
 * address (DNS rebinding).
 */
export function createPublicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return callback(error, '', 0);
      if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
        return callback(toRefusal(hostname), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function toRefusal(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has a private address`), { code: 'EPRIVATEADDRESS' });
}

let publicHosts: Promise<Agent> | undefined;

/** Fetches only from hosts on the internet. A URL with an IP address in place of a name must be checked before. */
export async function fetchPublic(url: URL, init?: RequestInit): Promise<Response> {
  // Loaded late, because few sites need it.
  publicHosts ??= import('undici').then(
    ({ Agent }) => new Agent({ connect: { lookup: createPublicLookup() } }),
  );
  // Node's `fetch` has this option, which the standard does not have.
  const options = { ...init, dispatcher: await publicHosts };
  return fetch(url, options);
}

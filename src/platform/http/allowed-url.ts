import { isIP } from 'node:net';
import { isPrivateAddress } from './private-addresses';

const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/** The error's message never contains the URL's path or query. */
class RefusedUrlError extends Error {
  override name = 'RefusedUrlError';
}

/** The hosts of a setting, such as `cdn.test`, `*.cdn.test` or `localhost:4000`. */
export type AllowedHosts = { setting: string; hosts: readonly string[] };

type AllowedUrl = {
  url: URL;
  /** Whether the operator has listed the host with its port, so that it may be in the operator's own network. */
  mayBePrivate: boolean;
};

/** Throws a RefusedUrlError. An entry without a port allows only the default port. `http:` needs a loopback host. */
export function toAllowedUrl(text: string, { setting, hosts }: AllowedHosts): AllowedUrl {
  if (!URL.canParse(text)) throw new RefusedUrlError('The URL is not valid');
  const url = new URL(text);
  if (url.username || url.password) throw new RefusedUrlError('The URL holds a user or a password');
  if (!isAllowedScheme(url))
    throw new RefusedUrlError(`The URL must begin with https://, not ${url.protocol}`);
  const entry = hosts.find((host) => isHostOf(url, host));
  if (entry === undefined) throw new RefusedUrlError(`The host ${url.host} is not in ${setting}`);
  const mayBePrivate = /:\d+$/.test(entry);
  const address = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // `fetchPublic` sees only addresses that a name is resolved to.
  if (!mayBePrivate && isIP(address) && isPrivateAddress(address))
    throw new RefusedUrlError(`The host ${url.host} has a private address`);
  return { url, mayBePrivate };
}

export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);

function isAllowedScheme({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isHostOf({ hostname, port, protocol }: URL, entry: string): boolean {
  const [, name = '', entryPort = ''] = /^(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
  const defaultPort = protocol === 'http:' ? '80' : '443';
  if ((port || defaultPort) !== (entryPort || defaultPort)) return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
}

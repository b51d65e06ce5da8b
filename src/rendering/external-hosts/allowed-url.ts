const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/** Content names an address that the server must not fetch from. The message holds no more of it than the host. */
class RefusedUrlError extends Error {
  override name = 'RefusedUrlError';
}

/**
 * The address, if it leads to a host of ALLOWED_COMPONENT_HOSTS. An entry without a port means the usual one. Plain
 * http is for loopback alone, and that counts as allowed only when it is written out.
 */
export function toAllowedUrl(address: string, allowedHosts: readonly string[]): URL {
  if (!URL.canParse(address)) throw new RefusedUrlError('The address is not a URL');
  const url = new URL(address);
  if (url.username || url.password) throw new RefusedUrlError('The address holds a user or a password');
  if (!isAllowedScheme(url))
    throw new RefusedUrlError(`The address must begin with https://, not ${url.protocol}`);
  if (!allowedHosts.some((entry) => isHostOf(url, entry))) {
    throw new RefusedUrlError(`The host ${url.host} is not in ALLOWED_COMPONENT_HOSTS`);
  }
  return url;
}

export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);

function isAllowedScheme({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isHostOf({ hostname, port }: URL, entry: string): boolean {
  const [name = '', entryPort = ''] = entry.toLowerCase().split(':', 2);
  if (port !== entryPort) return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/** Content names a URL that the server must not fetch. The message contains only its host. */
class RefusedUrlError extends Error {
  override name = 'RefusedUrlError';
}

/**
 * Parses a URL and requires a host of ALLOWED_COMPONENT_HOSTS. An entry without a port means the default
 * port. Plain http is allowed only for loopback, and loopback only if it is listed.
 */
export function toAllowedUrl(text: string, allowedHosts: readonly string[]): URL {
  if (!URL.canParse(text)) throw new RefusedUrlError('The URL is not valid');
  const url = new URL(text);
  if (url.username || url.password) throw new RefusedUrlError('The URL holds a user or a password');
  if (!isAllowedScheme(url))
    throw new RefusedUrlError(`The URL must begin with https://, not ${url.protocol}`);
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

const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/** The error's message never contains the URL's path or query. */
class RefusedUrlError extends Error {
  override name = 'RefusedUrlError';
}

/** Throws a RefusedUrlError. An entry without a port allows only the default port. `http:` needs a loopback host. */
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

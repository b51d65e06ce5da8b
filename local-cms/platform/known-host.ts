import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/**
 * Rejects requests of other websites whose host name resolves to this machine (DNS rebinding). Such a name is neither
 * an IP address nor the name of a container, which has no dot.
 */
export function requireKnownHost(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).host;
  return async ({ req, json }, next) => {
    const host = req.header('host') ?? '';
    if (host === own || isInternalName(host)) return next();
    return json({ message: `The local CMS is at ${publicUrl}/` }, 403);
  };
}

function isInternalName(host: string): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return /^[\w-]+$/.test(hostname) || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0;
}

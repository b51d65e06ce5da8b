export type Target =
  | { kind: 'pass'; url: string; path: string }
  | { kind: 'refuse'; status: 204 | 400 | 405; path: string; allow?: string };

const PAGE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** API routes that only tell something. The others check their methods themselves. */
const READ_ONLY = new Set(['/api/healthz', '/api/readyz', '/api/robots', '/api/sitemap']);

/** A name or an address, with or without a port. Anything else would show the main site under a name that no cache knows. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Decides by the request line whether Next may answer. Pages and files can only be read. */
export function checkTarget(method: string, target: string, host: string | undefined): Target {
  if (host !== undefined && !HOST.test(host)) return { kind: 'refuse', status: 400, path: '*' };
  if (target === '*' && method === 'OPTIONS') return answerOptions('*', API_METHODS);
  const url = toOriginForm(target, host);
  if (url === null) return { kind: 'refuse', status: 400, path: '*' };
  const [path = url] = url.split('?', 1);
  const isApi = path.startsWith('/api/') && !READ_ONLY.has(path);
  const allowed = isApi ? API_METHODS : PAGE_METHODS;
  if (!allowed.includes(method)) return { kind: 'refuse', status: 405, path, allow: allowed.join(', ') };
  return method === 'OPTIONS' && !isApi ? answerOptions(path, allowed) : { kind: 'pass', url, path };
}

const answerOptions = (path: string, allowed: readonly string[]): Target => ({
  kind: 'refuse',
  status: 204,
  path,
  allow: allowed.join(', '),
});

/** A proxy may send the whole URL (RFC 9112 §3.2.2). It must name the host of the request. */
function toOriginForm(target: string, host: string | undefined): string | null {
  if (target.startsWith('/')) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  return url.host === host?.toLowerCase() ? url.pathname + url.search : null;
}

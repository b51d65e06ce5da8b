import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '@/features/sites/site-list/site-list';
import { RETRY_AFTER_SECONDS } from '@/platform/http/retry-after';
import type { Search } from './create-search';

type HttpRequest = IncomingMessage & {
  query: Readonly<Record<string, string | string[] | undefined>>;
  cookies: Readonly<Record<string, string | undefined>>;
};

type Settings = {
  search: Search;
  findSite: (request: HttpRequest) => Promise<Site | null>;
  /** Whether the site depends on the host name alone, so that a CDN may keep the response. */
  isShared: boolean;
};

/** Seconds for which browsers and CDNs keep a response: a visitor often types the same again. */
const MAX_AGE_SECONDS = 30;
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;

type Answer = { status: number; data: object; headers?: Readonly<Record<string, string>> };

/** Answers `?q=&language=&limit=` with JSON. The language is by default that of the site. */
export function createSearchHandler({ search, findSite, isShared }: Settings) {
  const cacheControl = isShared ? `public, max-age=${MAX_AGE_SECONDS}` : 'private, no-store';

  async function answer(request: HttpRequest): Promise<Answer> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { ...toRefusal(405, 'Only GET and HEAD are allowed.'), headers: { Allow: 'GET, HEAD' } };
    const site = await findSite(request);
    if (!site) return UNAVAILABLE;
    const params = readParams(request.query, site);
    if (typeof params === 'string') return toRefusal(400, params);
    const found = await search(site, params.language, params.query, params.limit);
    return found ? { status: 200, data: found, headers: { 'Cache-Control': cacheControl } } : UNAVAILABLE;
  }

  return async (request: HttpRequest, response: ServerResponse): Promise<void> =>
    send(response, await answer(request));
}

const toRefusal = (status: number, error: string): Answer => ({ status, data: { error } });

const UNAVAILABLE: Answer = {
  ...toRefusal(
    503,
    `The search is not available at the moment. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
  ),
  headers: { 'Retry-After': RETRY_AFTER_SECONDS },
};

type Params = { query: string; language: string; limit: number };

/** Returns what is wrong, for developers, if the parameters cannot be used. */
function readParams({ q = '', language, limit }: HttpRequest['query'], site: Site): Params | string {
  const wanted = language ?? site.defaultLanguage;
  const size = Number(limit ?? DEFAULT_LIMIT);
  if (typeof q !== 'string') return 'There must be one query, in the parameter q.';
  if (typeof wanted !== 'string' || !site.languages.includes(wanted))
    return `The language must be one of these: ${site.languages.join(', ')}.`;
  if (!Number.isInteger(size) || size < 1 || size > MAX_LIMIT)
    return `The limit must be a number from 1 to ${MAX_LIMIT}.`;
  return { query: q, language: wanted, limit: size };
}

function send(response: ServerResponse, { status, data, headers }: Answer): void {
  const body = Buffer.from(JSON.stringify(data));
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.byteLength,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    ...headers,
  });
  response.end(body);
}

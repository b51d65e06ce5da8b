import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '@/cms/fetch-sites';
import type { FindSite } from '@/services/sites/find-site';
import type { Logger } from '@/telemetry/logger';

/** A file that search engines read. */
export type CrawlerFile = { type: 'text/plain' | 'application/xml'; text: string };

type FileRequest = IncomingMessage & { query: Readonly<Record<string, string | string[] | undefined>> };
type FileHandler = (request: FileRequest, response: ServerResponse) => Promise<void>;

type Sources = { loadFindSite: () => Promise<FindSite>; logger: Logger };

/** Seconds that a CDN keeps a file; crawlers ask each time and get it from there. */
const SHARED_SECONDS = 300;
/** Seconds after which a crawler may ask again when there is no file to give. */
const RETRY_SECONDS = 30;

/**
 * Answers with the file of the site that the host name belongs to: 404 when `findFile` finds none, 503 when it
 * fails. Crawlers take a 503 for what it is and come back, while a redirect or a 404 makes them forget the file.
 */
export function createCrawlerFileHandler(
  { loadFindSite, logger }: Sources,
  findFile: (site: Site, query: FileRequest['query']) => Promise<CrawlerFile | null>,
): FileHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD are answered here.');
    }
    try {
      const findSite = await loadFindSite();
      const site = findSite(request.headers.host ?? '');
      if (!site) throw new Error('The CMS has not told yet whose host this is');
      const file = await findFile(site, request.query);
      if (!file) return refuse(response, 404, 'There is no such file.');
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${SHARED_SECONDS}`);
      send(response, 200, file);
    } catch (error) {
      logger.error({ error, path: request.url }, 'A file for search engines cannot be served');
      response.setHeader('Retry-After', RETRY_SECONDS);
      refuse(response, 503, `The file cannot be had at the moment. Try again in ${RETRY_SECONDS} seconds.`);
    }
  };
}

function refuse(response: ServerResponse, status: number, text: string) {
  response.setHeader('Cache-Control', 'no-store');
  send(response, status, { type: 'text/plain', text: `${text}\n` });
}

function send(response: ServerResponse, status: number, { type, text }: CrawlerFile) {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': body.byteLength,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

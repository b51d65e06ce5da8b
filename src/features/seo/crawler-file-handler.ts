import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site, SiteList } from '@/features/sites/site-list/site-list';
import { RETRY_AFTER_SECONDS } from '@/platform/http/retry-after';
import type { Logger } from '@/platform/telemetry/logger';

/** A text, a picture that browsers and CDNs may keep for some seconds, or the address of another file. */
export type CrawlerFile =
  | { type: TextType; text: string }
  | { type: 'image/png'; body: Buffer; seconds: number }
  | { location: string };

type TextType =
  | 'text/plain'
  | 'application/xml'
  | 'application/rss+xml'
  | 'application/atom+xml'
  | 'application/manifest+json';

type FileRequest = IncomingMessage & { query: Readonly<Record<string, string | string[] | undefined>> };
type FileHandler = (request: FileRequest, response: ServerResponse) => Promise<void>;

type Sources = { loadSites: () => Promise<SiteList>; logger: Logger };

/** Seconds for which a CDN caches a file. */
const SHARED_SECONDS = 300;

/** Every failure is a 503, because crawlers come back after a 503 but drop the file after a redirect or a 404. */
export function createCrawlerFileHandler(
  { loadSites, logger }: Sources,
  findFile: (site: Site, query: FileRequest['query']) => Promise<CrawlerFile | null>,
): FileHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD are allowed.');
    }
    try {
      const { findByHost } = await loadSites();
      const site = findByHost(request.headers.host ?? '');
      if (!site) throw new Error('The list of sites is not known yet: the host may belong to any site');
      const file = await findFile(site, request.query);
      if (!file) return refuse(response, 404, 'There is no such file.');
      response.setHeader('Cache-Control', toCacheControl(file));
      send(response, 200, file);
    } catch (error) {
      // Isolation point: after any failure the crawler is told to come back.
      logger.error({ error }, 'A file for crawlers could not be served');
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      refuse(
        response,
        503,
        `The file is not available at the moment. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
      );
    }
  };
}

const toCacheControl = (file: CrawlerFile): string =>
  'seconds' in file ? `public, max-age=${file.seconds}` : `public, max-age=0, s-maxage=${SHARED_SECONDS}`;

function refuse(response: ServerResponse, status: number, text: string) {
  response.setHeader('Cache-Control', 'no-store');
  send(response, status, { type: 'text/plain', text: `${text}\n` });
}

function send(response: ServerResponse, status: number, file: CrawlerFile) {
  if ('location' in file) {
    response.writeHead(307, { Location: file.location });
    response.end();
    return;
  }
  const { type } = file;
  const body = 'body' in file ? file.body : Buffer.from(file.text);
  // Other sites show pictures of link previews.
  if (type === 'image/png') response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.writeHead(status, {
    'Content-Type': type === 'image/png' ? type : `${type}; charset=utf-8`,
    'Content-Length': body.byteLength,
    'X-Content-Type-Options': 'nosniff',
    // A browser that opens a file of the CMS's content must run nothing.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
  response.end(body);
}

import { randomUUID } from 'node:crypto';
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import RenderResult from 'next/dist/server/render-result';
import ResponseCache from 'next/dist/server/response-cache';
import { connectMessages } from '@/platform/cluster/connect-messages';
import { createMessageHub, type MessageHub } from '@/platform/cluster/messages';
import { createNextHandler, toConstructor } from '@/platform/page-cache/next-handler';
import { createPageCache } from '@/platform/page-cache/page-cache';
import { createRenders, type Renders } from '@/platform/page-cache/renders';
import { createSharedPages } from '@/platform/page-cache/shared-pages';
import { connectRedis } from '@/platform/redis/connect-redis';
import type { RedisClient } from '@/platform/redis/redis';
import type { Logger } from '@/platform/telemetry/logger';

/** The CMS of a test. `read` is what a render takes its content from; `null` is a page that does not exist. */
export type Source = { read: (path: string) => Promise<string | null>; renders: number };

export function createSource(content: string | null = 'one'): Source & { content: string | null | Error } {
  const source = {
    content: content as string | null | Error,
    renders: 0,
    read: async () => {
      if (source.content instanceof Error) throw source.content;
      return source.content;
    },
  };
  return source;
}

type Visit = {
  html: string | null;
  state: 'MISS' | 'HIT' | 'STALE';
  header: string;
  pageData?: unknown;
  headers?: unknown;
  status?: number;
};

export type PageNode = {
  visit: (path?: string) => Promise<Visit>;
  /** Visits a page as a browser that fetches it in advance. */
  prefetch: (path?: string) => Promise<Visit>;
  /** Renews a page, as `res.revalidate` does. */
  demand: (path?: string) => Promise<void>;
  /** Renews a page only if it is in the cache. */
  demandIfCached: (path?: string) => Promise<void>;
  findReplaced: Renders['findReplaced'];
  hub: MessageHub;
  redis: RedisClient | null;
  close: () => void;
};

type NodeSettings = {
  source: Source;
  logger: Logger;
  url?: string;
  build?: string;
  maxBytes?: number;
  revalidate?: number;
};

// Next's types name its enums, which another compiler cannot read, so these are the parts of them that are used here.
type NextResponses = {
  get: (
    key: string,
    render: (state: Previous) => Promise<unknown>,
    context: object,
  ) => Promise<NextResponse | null>;
};
type Previous = { previousCacheEntry?: unknown };
type NextResponse = {
  isMiss?: boolean;
  isStale?: boolean | -1;
  cacheControl: { revalidate: number; expire: number };
  value: {
    html: RenderResult;
    pageData: unknown;
    headers: unknown;
    status: number;
  } | null;
};

const PAGE = '/_site_a/en';
const ROUTE = { kind: 'PAGES', sourceRoute: '/[[...path]]' };

const previewProps = { previewModeId: 'id', previewModeEncryptionKey: 'key', previewModeSigningKey: 'key' };
const prerenderManifest = {
  version: 4,
  routes: {},
  dynamicRoutes: {},
  notFoundRoutes: [],
  preview: previewProps,
};

/** A process with Next's real page cache around ours, but with its own way to render. */
export async function startPageNode(settings: NodeSettings): Promise<PageNode> {
  const { source, logger, url, build = 'build', maxBytes = 10_000_000, revalidate = 60 } = settings;
  const hub = createMessageHub();
  const redis = url ? await connectRedis(url, logger) : null;
  const disconnect = url && redis ? await connectMessages({ url, redis, hub, logger }) : () => undefined;
  const shared = redis && createSharedPages({ redis, build, node: randomUUID(), logger });
  const renders = createRenders();
  const cache = createPageCache({ maxBytes, hub, shared, renders });
  const CurCacheHandler = toConstructor((context) => createNextHandler(() => cache, context));
  const responses: NextResponses = Reflect.construct(ResponseCache, [{ minimalMode: false, route: ROUTE }]);

  async function readSource(path: string): Promise<string | null> {
    try {
      return await source.read(path);
    } catch (error) {
      renders.end(path);
      throw error;
    }
  }

  async function render(path: string) {
    source.renders += 1;
    const html = await readSource(path);
    const cacheControl = { revalidate, expire: 360 };
    if (html === null) return { value: null, cacheControl };
    const result = RenderResult.fromStatic(html, 'text/html; charset=utf-8');
    const page = { pageData: { html }, headers: { 'x-test': 'ø' }, status: 200 };
    return { value: { kind: 'PAGES', html: result, ...page }, cacheControl };
  }

  async function request(path: string, requestHeaders: Record<string, string>): Promise<Visit | null> {
    const isOnDemandRevalidate = 'x-prerender-revalidate' in requestHeaders;
    const isOnlyGenerated = 'x-prerender-revalidate-if-generated' in requestHeaders;
    const isPrefetch = requestHeaders.purpose === 'prefetch';
    const incrementalCache = Reflect.construct(IncrementalCache, [
      { dev: false, minimalMode: false, requestHeaders, previewProps, prerenderManifest, CurCacheHandler },
    ]);
    const context = { routeKind: 'PAGES', incrementalCache, isOnDemandRevalidate, isPrefetch };
    const generate = async ({ previousCacheEntry }: Previous) =>
      isOnlyGenerated && !previousCacheEntry ? null : render(path);
    const entry = await responses.get(path, generate, context);
    if (!entry) return null;
    const { html, ...page } = entry.value ?? {};
    return {
      html: html?.toUnchunkedString() ?? null,
      ...page,
      state: entry.isMiss ? 'MISS' : entry.isStale ? 'STALE' : 'HIT',
      header: getCacheControlHeader(entry.cacheControl),
    };
  }

  async function visit(path: string, headers: Record<string, string>): Promise<Visit> {
    const answer = await request(path, headers);
    if (!answer) throw new Error('There is no entry.');
    return answer;
  }

  const demand = { 'x-prerender-revalidate': 'id' };
  const ifCached = { 'x-prerender-revalidate-if-generated': '1' };
  return {
    visit: (path = PAGE) => visit(path, {}),
    prefetch: (path = PAGE) => visit(path, { purpose: 'prefetch' }),
    demand: async (path = PAGE) => void (await request(path, demand)),
    demandIfCached: async (path = PAGE) => void (await request(path, { ...demand, ...ifCached })),
    findReplaced: renders.findReplaced,
    hub,
    redis,
    close: () => {
      disconnect();
      redis?.close();
    },
  };
}

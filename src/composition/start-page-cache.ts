import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getMessageHub } from '@/platform/cluster/messages';
import type { Config } from '@/platform/config/config';
import { createNextHandler, provideHandlers } from '@/platform/page-cache/next-handler';
import { createPageCache, type PageCache } from '@/platform/page-cache/page-cache';
import { createSharedPages } from '@/platform/page-cache/shared-pages';
import { getRedis } from '@/platform/redis/redis';
import type { Logger } from '@/platform/telemetry/logger';

/** Gives Next the page cache of this process. Call it when Redis is connected. */
export function startPageCache({ pageCacheBytes: maxBytes }: Config, logger: Logger): void {
  let cache: PageCache | undefined;

  function create(serverFolder: string): PageCache {
    const redis = getRedis();
    const build = readFileSync(path.join(serverFolder, '..', 'BUILD_ID'), 'utf8');
    const shared = redis && createSharedPages({ redis, build, node: randomUUID(), logger });
    return createPageCache({ maxBytes, hub: getMessageHub(), shared });
  }

  function getCache(serverFolder: string): PageCache {
    cache ??= create(serverFolder);
    return cache;
  }

  provideHandlers((context) => createNextHandler(getCache, context));
}

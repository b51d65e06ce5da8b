import { randomUUID } from 'node:crypto';
import { getMessageHub } from '@/platform/cluster/messages';
import type { Config } from '@/platform/config/config';
import { createNextHandler, provideHandlers } from '@/platform/page-cache/next-handler';
import { createPageCache } from '@/platform/page-cache/page-cache';
import { getRenders } from '@/platform/page-cache/renders';
import { createSharedPages } from '@/platform/page-cache/shared-pages';
import { getRedis } from '@/platform/redis/redis';
import type { Logger } from '@/platform/telemetry/logger';
import { getBuildId } from './build-id';
import { lazy } from './lazy';

/** Gives Next the page cache of this process. Call it after the connection to Redis, if there is one. */
export function startPageCache({ pageCacheBytes: maxBytes }: Config, logger: Logger): void {
  const getCache = lazy(() => {
    const redis = getRedis();
    const shared = redis && createSharedPages({ redis, build: getBuildId(), node: randomUUID(), logger });
    return createPageCache({ maxBytes, hub: getMessageHub(), shared, renders: getRenders() });
  });
  provideHandlers((context) => createNextHandler(getCache, context));
}

import { hasCmsResponded } from '@/cms/client/observe-request';
import { checkCms } from '@/features/health/check-cms';
import { createReadiness } from '@/features/health/create-readiness';
import { cached } from '@/platform/cache/cached';
import { getRedis } from '@/platform/redis/redis';
import { lazy } from './lazy';
import { getServer } from './server';

/** Cached, so that frequent probes use up neither the request budget of the CMS nor their own time limit. */
export const getLoadReadiness = lazy(() => {
  const { cms, loadSites } = getServer();
  const loadReadiness = createReadiness({
    checkCms: () => checkCms(cms.client),
    hasCmsResponded,
    loadSites,
    isRedisAnswering: () => getRedis()?.isAnswering() ?? null,
  });
  return cached(loadReadiness, { ttlMs: 2000, max: 1, staleWhileRevalidate: true });
});

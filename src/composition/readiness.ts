import { hasCmsResponded } from '@/cms/client/observe-request';
import { checkCms } from '@/features/health/check-cms';
import { createReadiness } from '@/features/health/create-readiness';
import { cached } from '@/platform/cache/cached';
import { hasPagesOfBuild } from '@/platform/page-cache/build-marker';
import { getRedis } from '@/platform/redis/redis';
import { getBuildId } from './build-id';
import { lazy } from './lazy';
import { getRevalidation } from './revalidation';
import { getServer } from './server';

/** Cached, so that frequent probes do not use up the request budget of the CMS. */
export const getLoadReadiness = lazy(() => {
  const { cms, loadSites } = getServer();
  const redis = getRedis();
  const loadReadiness = createReadiness({
    checkCms: () => checkCms(cms.client),
    hasCmsResponded,
    loadSites,
    isRedisAnswering: () => redis?.isAnswering() ?? null,
    hasSharedPages: async () => redis !== null && hasPagesOfBuild(redis, getBuildId()),
    findLastPublish,
  });
  return cached(loadReadiness, { ttlMs: 2000, max: 1 });
});

async function findLastPublish() {
  const { secret, log } = getRevalidation();
  if (!secret) return null;
  const last = await log.findLast();
  const { receivedAt = null, liveAt = null, problems = [], counts } = last ?? {};
  return { receivedAt, liveAt, hasProblems: problems.length > 0 || (counts?.failed ?? 0) > 0 };
}

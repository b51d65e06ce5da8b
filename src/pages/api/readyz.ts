import type { NextApiHandler } from 'next';
import { lazy } from '@/composition/lazy';
import { getServer } from '@/composition/server';
import { checkCms } from '@/features/health/check-cms';
import { createReadiness } from '@/features/health/create-readiness';
import { cached } from '@/platform/cache/cached';
import { getRedis } from '@/platform/redis/redis';

// Cached, so that frequent probes use up neither the request budget of the CMS nor their own time limit.
const getLoadReadiness = lazy(() => {
  const { cms, loadSites } = getServer();
  const readiness = createReadiness({
    checkCms: () => checkCms(cms.client),
    loadSites,
    isRedisAnswering: () => getRedis()?.isAnswering() ?? null,
  });
  return cached(readiness, { ttlMs: 2000, max: 1, staleWhileRevalidate: true });
});

/** Says whether a load balancer should send visitors here. A server that stops answers this itself (server/). */
const readyz: NextApiHandler = async (_request, response) => {
  const readiness = await getLoadReadiness()();
  response
    .setHeader('Cache-Control', 'no-store')
    .status(readiness.status === 'ready' ? 200 : 503)
    .json(readiness);
};

export default readyz;

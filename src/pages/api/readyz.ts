import type { NextApiHandler } from 'next';
import { getServer } from '@/composition/server';
import { fetchReadiness } from '@/features/health/fetch-readiness';
import { cached } from '@/platform/cache/cached';

// Caches the result for one second, so that frequent requests do not use up the rate limit of the CMS.
const loadReadiness = cached(() => fetchReadiness(getServer().cms.client), { ttlMs: 1000, max: 1 });

/** Reports whether the CMS responds. If it does not, this process cannot render pages that it has not cached. */
const readyz: NextApiHandler = async (_request, response) => {
  const readiness = await loadReadiness();
  response
    .setHeader('Cache-Control', 'no-store')
    .status(readiness.status === 'ready' ? 200 : 503)
    .json(readiness);
};

export default readyz;

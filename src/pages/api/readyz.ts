import type { NextApiHandler } from 'next';
import { getCms } from '@/cms/create-cms';
import { cached } from '@/lib/cached';
import { fetchReadiness } from '@/services/readiness/fetch-readiness';

// Kept for a moment: whoever calls this in a loop must not use up what the CMS allows in requests.
const loadReadiness = cached(() => fetchReadiness(getCms().client), { ttlMs: 1000, max: 1 });

/** The CMS answers, so that this node can show pages that it does not have yet. */
const readyz: NextApiHandler = async (_request, response) => {
  const readiness = await loadReadiness();
  response
    .setHeader('Cache-Control', 'no-store')
    .status(readiness.status === 'ready' ? 200 : 503)
    .json(readiness);
};

export default readyz;

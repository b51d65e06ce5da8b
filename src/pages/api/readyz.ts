import type { NextApiHandler } from 'next';
import { getLoadReadiness } from '@/composition/readiness';

/** Says whether a load balancer should send visitors here. A server that stops answers this itself (server/). */
const readyz: NextApiHandler = async (_request, response) => {
  const readiness = await getLoadReadiness()();
  response
    .setHeader('Cache-Control', 'no-store')
    .status(readiness.status === 'ready' ? 200 : 503)
    .json(readiness);
};

export default readyz;

import type { NextApiHandler } from 'next';

/** Reports that the process runs. Does not check the CMS: without it, the site serves its cached pages. */
const healthz: NextApiHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store').status(200).json({ status: 'ok' });
};

export default healthz;

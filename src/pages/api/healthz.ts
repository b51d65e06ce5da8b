import type { NextApiHandler } from 'next';

/** The process runs and answers. Says nothing of the CMS: a site that has lost it still serves its pages. */
const healthz: NextApiHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store').status(200).json({ status: 'ok' });
};

export default healthz;

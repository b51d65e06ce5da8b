import type { NextApiHandler } from 'next';

/** The process runs. Does not check the CMS: without it the site still serves its cached pages. */
const healthz: NextApiHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store').status(200).json({ status: 'ok' });
};

export default healthz;

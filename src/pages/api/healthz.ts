import type { NextApiHandler } from 'next';

/** Does not check the CMS, because the site serves cached pages while the CMS is down. */
const healthz: NextApiHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store').status(200).json({ status: 'ok' });
};

export default healthz;

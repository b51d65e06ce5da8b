import type { NextApiRequest, NextApiResponse } from 'next';

/** The proxy does not run for these paths, so without this handler they would reach the catch-all page. */
export default function handler(_request: NextApiRequest, response: NextApiResponse): void {
  response
    .status(404)
    .setHeader('Cache-Control', 'no-store')
    .json({ error: 'There is nothing at this URL.' });
}

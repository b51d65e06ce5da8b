import type { NextApiRequest, NextApiResponse } from 'next';

/** Every other path below `/api/`. The proxy skips these paths, and they must not reach the page route and its cache. */
export default function handler(_request: NextApiRequest, response: NextApiResponse): void {
  response
    .status(404)
    .setHeader('Cache-Control', 'no-store')
    .json({ error: 'There is nothing at this URL.' });
}

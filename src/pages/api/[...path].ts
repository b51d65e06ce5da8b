import type { NextApiRequest, NextApiResponse } from 'next';

/** Answers unknown paths below `/api/`. The proxy skips them, and they must not reach the page cache. */
export default function handler(_request: NextApiRequest, response: NextApiResponse): void {
  response
    .status(404)
    .setHeader('Cache-Control', 'no-store')
    .json({ error: 'There is nothing at this URL.' });
}

import type { NextApiRequest, NextApiResponse } from 'next';

/** Any other address below `/api/`: the proxy lets it pass, and no page may be looked up, or kept, for it. */
export default function handler(_request: NextApiRequest, response: NextApiResponse): void {
  response
    .status(404)
    .setHeader('Cache-Control', 'no-store')
    .json({ error: 'There is nothing at this address.' });
}

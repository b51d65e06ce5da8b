import type { MiddlewareHandler } from 'hono';

/** Refuses reads by pages of other origins. They could not see the answer, but they would keep the local CMS busy. */
export const requireOwnPage: MiddlewareHandler = async ({ req, json }, next) => {
  const site = req.header('sec-fetch-site');
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  return isOwn ? next() : json({ problem: 'Only the page editor may read this.' }, 403);
};

import type { Context } from 'hono';

export const refuseMissing = (context: Context, what: 'site' | 'page'): Response =>
  context.json({ problem: `There is no such ${what}.` }, 404);

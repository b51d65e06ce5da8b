import type { HonoRequest } from 'hono';

/** Returns whether the form's script has sent the request, and not the browser itself. */
export const wantsJson = (req: HonoRequest): boolean =>
  (req.header('accept') ?? '').includes('application/json');

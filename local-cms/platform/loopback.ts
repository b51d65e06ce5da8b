import { cors } from 'hono/cors';

/** Whether a page on this machine sent the request. Other origins may neither read responses nor store anything. */
export const isLoopbackOrigin = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

type Allowed = { methods: string[]; headers: string[] };

/** CORS for pages on this machine only; answers preflight requests. */
export const loopbackCors = ({ methods, headers }: Allowed) =>
  cors({
    origin: (origin) => (isLoopbackOrigin(origin) ? origin : null),
    allowMethods: methods,
    allowHeaders: headers,
  });

import { cors } from 'hono/cors';

/** Returns whether an origin is on this machine. Pages of other origins are not allowed to read or store data. */
export const isLoopbackOrigin = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

type Allowed = { methods: string[]; headers: string[] };

export const loopbackCors = ({ methods, headers }: Allowed) =>
  cors({
    origin: (origin) => (isLoopbackOrigin(origin) ? origin : null),
    allowMethods: methods,
    allowHeaders: headers,
  });

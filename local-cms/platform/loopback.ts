import { cors } from 'hono/cors';

/** Returns whether the origin is on this machine. Other origins may neither read responses nor store anything. */
export const isLoopbackOrigin = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

type Allowed = { methods: string[]; headers: string[] };

/** Allows cross-origin requests, but only from pages on this machine. */
export const loopbackCors = ({ methods, headers }: Allowed) =>
  cors({
    origin: (origin) => (isLoopbackOrigin(origin) ? origin : null),
    allowMethods: methods,
    allowHeaders: headers,
  });

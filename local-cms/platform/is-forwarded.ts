import type { MiddlewareHandler } from 'hono';

/** The headers by which a proxy says for whom it asks. */
const TRACES = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * Returns whether a proxy has forwarded a request. To a server, a visitor of a proxy on the same machine has that
 * machine's address, so the address alone does not say that somebody is on this machine.
 */
export const isForwarded = (headers: Headers): boolean =>
  [...headers.keys()].some((name) => TRACES.test(name));

export const FORWARDED = 'This is for the machine of the local CMS only, and not for visitors of a proxy.';

/** Refuses what is only for people and programs on this machine. */
export const requireDirect: MiddlewareHandler = async ({ req, json }, next) =>
  isForwarded(req.raw.headers) ? json({ message: FORWARDED }, 403) : next();

import type { MiddlewareHandler } from 'hono';

/** The headers that a proxy adds. */
const TRACES = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * Returns whether a proxy has forwarded a request. Requests through a proxy on this machine come from a local address,
 * so the address alone does not show that the sender is on this machine.
 */
export const isForwarded = (headers: Headers): boolean =>
  [...headers.keys()].some((name) => TRACES.test(name));

export const FORWARDED = 'This is for the machine of the local CMS only, and not for visitors of a proxy.';

/** Refuses what is only for people and programs on this machine. */
export const requireDirect: MiddlewareHandler = async ({ req, json }, next) =>
  isForwarded(req.raw.headers) ? json({ message: FORWARDED }, 403) : next();

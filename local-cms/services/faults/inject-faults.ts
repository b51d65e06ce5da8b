import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { Faults } from './fault.ts';
import { faultResponses } from './fault-responses.ts';

/** Applies the first fault that matches a request. Faults do not apply to preflight requests (OPTIONS). */
export const injectFaults =
  (faults: Faults): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const { req } = context;
    if (faults.current.length === 0 || req.method === 'OPTIONS') return next();
    const text = await toMatchText(req);
    const fault = faults.current.find(({ match }) => text.includes(match));
    if (!fault) return next();
    await sleep(fault.delayMs, undefined, { ref: false });
    return fault.answer === undefined ? next() : faultResponses[fault.answer](context);
  };

/** Returns path, query and JSON body. Hono caches the body, so later handlers can read the body again. */
async function toMatchText(req: HonoRequest): Promise<string> {
  const { pathname, search } = new URL(req.url);
  const isJson = (req.header('content-type') ?? '').includes('json');
  return `${pathname}${search} ${isJson ? await req.text() : ''}`;
}

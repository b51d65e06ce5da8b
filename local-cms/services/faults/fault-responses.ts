import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FaultName } from './fault.ts';

type CreateResponse = (context: Context<{ Bindings: HttpBindings }>) => Response | Promise<Response>;

/** Thirty seconds are longer than any deadline, so a client that respects the header gives up at once. */
const RETRY_AFTER = '30';

const never = () => new Promise<never>(() => {});

const toJson = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });

/** “secret” stands for text that a CMS reveals by mistake. Tests check that no page or log shows the word. */
export const faultResponses: Readonly<Record<FaultName, CreateResponse>> = {
  '500': () => new Response('<p>secret stack</p>', { status: 500, headers: { 'content-type': 'text/html' } }),
  '429': () => new Response(null, { status: 429 }),
  '429 with Retry-After': () => new Response(null, { status: 429, headers: { 'retry-after': RETRY_AFTER } }),
  'invalid JSON': () => toJson('{"data":'),
  'GraphQL error': () => toJson('{"data":null,"errors":[{"message":"secret message"}]}'),
  'empty data': () => toJson('{"data":{}}'),
  'lost connection': ({ env }) => {
    env.incoming.socket.destroy();
    return never();
  },
  hang: never,
};

import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { AuthoringContext } from '../authoring/graphql/authoring-context.ts';
import type { AuthoringHandler } from '../authoring/graphql/create-authoring-graphql.ts';
import { findFault } from '../authoring/graphql/json-scalar.ts';
import { FORWARDED, isForwarded } from '../platform/is-forwarded.ts';
import { readJson } from '../platform/read-json.ts';

/** Sitecore's path. */
const PATH = '/sitecore/api/authoring/graphql/v1';

const MAX_BODY_BYTES = 1024 * 1024;

type AuthoringParts = {
  handleAuthoring: AuthoringHandler;
  authoring: AuthoringContext;
  publicUrl: string;
};

type Env = { Bindings: HttpBindings };

const refuse = (context: Context, status: 400 | 403 | 413 | 415, message: string): Response =>
  context.json({ errors: [{ message }] }, status);

const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

/**
 * Lets only the page editor and programs on this machine change content. Other websites are refused by Origin, which
 * browsers always send with POST; websites whose host name resolves to this machine (DNS rebinding) by Host; and
 * visitors of a proxy on this machine by the headers that the proxy adds. Cookies are not used.
 */
export function requireWriter(publicUrl: string): MiddlewareHandler<Env> {
  const { origin, host } = new URL(publicUrl);
  return async (context, next) => {
    const { req, env } = context;
    if (req.header('host') !== host) return refuse(context, 403, `Content is changed at ${publicUrl}/ only.`);
    const sent = req.header('origin');
    const site = req.header('sec-fetch-site');
    if ((sent !== undefined && sent !== origin) || (site !== undefined && site !== 'same-origin'))
      return refuse(context, 403, 'Only the page editor may change content.');
    if (!isLoopback(env?.incoming?.socket.remoteAddress ?? ''))
      return refuse(context, 403, 'Content can be changed only on the machine of the local CMS.');
    if (isForwarded(req.raw.headers)) return refuse(context, 403, FORWARDED);
    return next();
  };
}

/** Forms of other websites have another content type: this one needs a preflight, which is never answered. */
const requireJson: MiddlewareHandler<Env> = async (context, next) => {
  if (!/^application\/json *(;|$)/i.test(context.req.header('content-type') ?? ''))
    return refuse(context, 415, 'Send application/json.');
  return next();
};

async function execute(context: Context, { handleAuthoring, authoring }: AuthoringParts): Promise<Response> {
  const { req } = context;
  const query = await readJson(req);
  if (typeof query !== 'object' || query === null)
    return refuse(context, 400, 'The body is not a JSON object.');
  // GraphQL checks the same, but the body is written again before it.
  const fault = findFault(query);
  if (fault) return refuse(context, 400, fault);
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await handleAuthoring(
    new Request(req.url, { method: 'POST', headers, body: JSON.stringify(query) }),
    authoring,
  );
  return new Response(await response.text(), {
    status: response.status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
}

export function createAuthoringRoutes(parts: AuthoringParts): Hono<Env> {
  const app = new Hono<Env>();
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => {
      // The rest of the body is not read, so the connection cannot be used again.
      context.header('connection', 'close');
      return refuse(context, 413, 'The request is larger than 1 MB.');
    },
  });
  app.post(PATH, requireWriter(parts.publicUrl), requireJson, limit, (context) => execute(context, parts));
  return app;
}

import { type Context, Hono, type HonoRequest } from 'hono';
import type { GraphQLHandler } from '../graphql/create-graphql.ts';
import type { RequestContext } from '../graphql/resolvers/item-view.ts';
import type { Log } from '../model/content-store.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { loopbackCors } from '../platform/loopback.ts';

const EDGE_PATH = '/v1/content/api/graphql/v1';
const CM_PATH = '/sitecore/api/graph/edge';

type GraphQLParts = {
  handleGraphQL: GraphQLHandler;
  getSnapshot(): Snapshot;
  log: Log;
  publicUrl: string;
  /** The only accepted values of the context id and the API key. If one is null, any non-empty value is accepted. */
  contextId: string | null;
  apiKey: string | null;
};

const cors = loopbackCors({
  methods: ['GET', 'POST', 'OPTIONS'],
  headers: ['content-type', 'sc_apikey', 'sc_editmode', 'sc_layoutkind'],
});

export function createGraphQLRoutes(parts: GraphQLParts): Hono {
  const app = new Hono();
  app.use(EDGE_PATH, cors).on(['GET', 'POST'], EDGE_PATH, (context) => {
    if (isAccepted(context.req.query('sitecoreContextId'), parts.contextId)) return execute(context, parts);
    return refuse(context, 'The query parameter sitecoreContextId is missing or wrong.');
  });
  app.use(CM_PATH, cors).on(['GET', 'POST'], CM_PATH, (context) => {
    if (isAccepted(context.req.header('sc_apikey'), parts.apiKey)) return execute(context, parts);
    return refuse(context, 'The header sc_apikey is missing or wrong.');
  });
  return app;
}

const isAccepted = (key: string | undefined, expected: string | null): boolean =>
  expected === null ? Boolean(key) : key === expected;

const refuse = (context: Context, message: string): Response => context.json({ errors: [{ message }] }, 401);

async function execute({ req }: Context, { handleGraphQL, log, ...parts }: GraphQLParts): Promise<Response> {
  const headers = new Headers(req.raw.headers);
  // Removes headers that describe the connection, because they do not apply to the new request.
  for (const name of ['connection', 'content-length', 'transfer-encoding', 'expect']) headers.delete(name);
  const body = req.method === 'POST' ? await req.arrayBuffer() : undefined;
  const response = await handleGraphQL(new Request(req.url, { method: req.method, headers, body }), {
    snapshot: parts.getSnapshot(),
    publicUrl: parts.publicUrl,
    state: readEditorState(req),
    layoutKind: req.header('sc_layoutkind')?.toLowerCase() === 'shared' ? 'shared' : undefined,
  });
  const text = await response.text();
  if (response.ok && text.startsWith('{"errors":'))
    log.error(`${req.method} ${req.path} → ${text.slice(0, 300).replace(/\p{Cc}/gu, '\uFFFD')}`);
  return new Response(text, { status: response.status, headers: response.headers });
}

/** Returns undefined for visitors, because only requests for an editor have the header `sc_editMode`. */
function readEditorState(req: HonoRequest): RequestContext['state'] {
  const editMode = req.header('sc_editmode')?.toLowerCase();
  if (editMode === undefined) return undefined;
  return editMode === 'true' ? 'edit' : 'preview';
}

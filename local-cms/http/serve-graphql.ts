import type { GraphQLHandler } from '../graphql/create-graphql.ts';
import type { RequestContext } from '../resolvers/item-view.ts';
import { type Answer, toJsonAnswer } from './answer.ts';
import type { CmsRequest } from './cms-request.ts';
import { toCorsHeaders } from './cors.ts';
import { readBody } from './read-body.ts';

/** The key that an endpoint asks for: where it stands, and which value is right (null: any). */
export type EndpointKey = {
  find(request: CmsRequest): string | null;
  expected: string | null;
  missing: string;
};

const allowed = {
  methods: 'GET, POST, OPTIONS',
  headers: 'content-type, sc_apikey, sc_editmode, sc_layoutkind',
};

const refuse = (status: number, message: string): Answer => toJsonAnswer(status, { errors: [{ message }] });

/** `shared` leaves out what a version of a page adds; all else, and nothing, is `final`. */
const findLayoutKind = (headers: Headers): RequestContext['layoutKind'] =>
  headers.get('sc_layoutkind')?.toLowerCase() === 'shared' ? 'shared' : undefined;

/** `sc_editMode` says that an editor asks, and which state it wants; visitors' sites send nothing. */
function findEditorState(headers: Headers): RequestContext['state'] {
  const editMode = headers.get('sc_editmode')?.toLowerCase();
  if (editMode === undefined) return undefined;
  return editMode === 'true' ? 'edit' : 'preview';
}

async function execute(
  request: CmsRequest,
  context: RequestContext,
  handle: GraphQLHandler,
): Promise<Answer> {
  const body = request.method === 'POST' ? await readBody(request.raw) : undefined;
  if (body === null)
    return { ...refuse(413, 'The request is larger than 1 MB.'), headers: { connection: 'close' } };
  const headers = new Headers(request.headers);
  // Belong to the connection, not to the request that is passed on.
  for (const name of ['connection', 'content-length', 'transfer-encoding', 'expect']) headers.delete(name);
  const url = `http://local-cms/graphql?${request.query}`;
  const response = await handle(
    new Request(url, { method: request.method, headers, body: body && new Uint8Array(body) }),
    {
      ...context,
      state: findEditorState(request.headers),
      layoutKind: findLayoutKind(request.headers),
    },
  );
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' },
    body: await response.text(),
  };
}

/** Answers POST, GET and OPTIONS of a GraphQL endpoint. */
export async function serveGraphQL(
  request: CmsRequest,
  key: EndpointKey,
  context: RequestContext,
  handle: GraphQLHandler,
): Promise<Answer> {
  const cors = toCorsHeaders(request.headers.get('origin'), allowed);
  if (request.method === 'OPTIONS') return { status: 204, headers: cors, body: null };
  const given = key.find(request);
  const isRight = key.expected === null ? Boolean(given) : given === key.expected;
  const answer = isRight ? await execute(request, context, handle) : refuse(401, key.missing);
  return { ...answer, headers: { ...answer.headers, ...cors } };
}

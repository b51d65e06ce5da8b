import type { IncomingHttpHeaders } from 'node:http';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { GuessLimiter } from '@/platform/http/guess-limiter';
import { REDIRECT_STATUS } from '@/platform/http/redirect-status';
import type { Logger } from '@/platform/telemetry/logger';
import { createIsAllowedOrigin, toFrameAncestors } from './allowed-origins';
import { checkSecret, type Refusal } from './check-secret';
import type { EditingSession } from './editing-session';
import {
  FEAAS_PATH,
  type Query,
  readFeaasSession,
  readRenderSession,
  type SessionResult,
} from './read-session';
import { openEditingSession } from './session-cookies';

export type EditingSettings = { secret?: string; allowedOrigins: readonly string[] };

/** The components and packages of the site. The editor disables all other components. */
type Capabilities = {
  components: readonly string[];
  packages: Readonly<Record<string, string>>;
};

export type EditingDependencies = {
  settings: EditingSettings;
  capabilities: Capabilities;
  limiter: GuessLimiter;
  logger: Logger;
};

export type EditingRequest = {
  method: string;
  query: Query;
  headers: IncomingHttpHeaders;
  /** The IP address of the connection, which can be that of a reverse proxy. */
  ip: string;
};

export type EditingResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: object;
  session?: EditingSession;
};

/** The messages of a route. The routes differ in their texts and in the shape of an error's body, as in the SDK. */
type EditingMessages = {
  toBody: (message: string) => object;
  toWrongOrigin: (origin: string) => string;
  wrongSecret: string;
};

type EditingRoute = {
  messages: EditingMessages;
  respond: (query: Query, dependencies: EditingDependencies) => EditingResponse;
};

const METHODS = 'GET, OPTIONS';
const COMMON_HEADERS = { Vary: 'Origin', 'Cache-Control': 'no-store' };

const configMessages: EditingMessages = {
  toBody: (message) => ({ message }),
  toWrongOrigin: () => 'Invalid origin',
  wrongSecret: 'Missing or invalid editing secret',
};

const renderMessages: EditingMessages = {
  toBody: (message) => ({ html: `<html><body>${message}</body></html>` }),
  toWrongOrigin: (origin) => `Requests from origin ${escapeHtml(origin)} not allowed`,
  wrongSecret: 'Missing or invalid secret',
};

const routes = {
  // Tells the editor what the site can show (editing protocol §1.1).
  config: {
    messages: configMessages,
    respond: (_query, { capabilities }) => ({
      status: 200,
      headers: {},
      body: { ...capabilities, editMode: 'metadata' },
    }),
  },
  // Opens a page, or a component of the design library (editing protocol §1.2).
  render: {
    messages: renderMessages,
    respond: (query, { settings }) =>
      openSession(readRenderSession(query), settings, ({ location }) => location),
  },
  // Opens one FEaaS component (SDK facts §4).
  feaas: {
    messages: renderMessages,
    respond: (query, { settings }) =>
      openSession(readFeaasSession(query), settings, () => `${FEAAS_PATH}?${toFeaasPageQuery(query)}`),
  },
} satisfies Record<string, EditingRoute>;

export type EditingRouteName = keyof typeof routes;

export async function handleEditingRequest(
  name: EditingRouteName,
  { method = 'GET', query, headers, socket }: NextApiRequest,
  response: NextApiResponse,
  dependencies: EditingDependencies,
): Promise<void> {
  const request = { method, query, headers, ip: socket.remoteAddress ?? '' };
  const { status, headers: responseHeaders, body, session } = respondToEditor(name, request, dependencies);
  const { secret } = dependencies.settings;
  if (session && secret) await openEditingSession(response, session, secret);
  for (const [header, value] of Object.entries(responseHeaders)) response.setHeader(header, value);
  response.status(status);
  if (body) response.setHeader('X-Content-Type-Options', 'nosniff').json(body);
  else response.end();
}

/** Checks origin, method and secret, in this order, before the route responds. */
export function respondToEditor(
  name: EditingRouteName,
  request: EditingRequest,
  dependencies: EditingDependencies,
): EditingResponse {
  const { messages, respond }: EditingRoute = routes[name];
  const { origin } = request.headers;
  const { allowedOrigins } = dependencies.settings;
  // Browsers send `Origin` with requests from pages of other sites. Servers do not send it.
  if (origin !== undefined && !createIsAllowedOrigin(allowedOrigins)(origin)) {
    return toRefused({ status: 401, message: messages.toWrongOrigin(origin) }, messages);
  }
  // Browsers ask before they send anything, so this is answered before the secret is checked.
  if (request.method === 'OPTIONS') return withHeaders({ status: 204, headers: { Allow: METHODS } }, origin);

  const refusal = checkMethod(request.method) ?? checkSecret(request, messages.wrongSecret, dependencies);
  const response = refusal ? toRefused(refusal, messages) : respond(request.query, dependencies);
  return withHeaders(response, origin);
}

function checkMethod(method: string): Refusal | null {
  if (method === 'GET') return null;
  return { status: 405, message: `Invalid request method '${method}'`, headers: { Allow: METHODS } };
}

const toRefused = ({ status, message, headers }: Refusal, { toBody }: EditingMessages): EditingResponse => ({
  status,
  headers: { ...COMMON_HEADERS, ...headers },
  body: toBody(message),
});

function withHeaders(response: EditingResponse, origin: string | undefined): EditingResponse {
  const cors = origin && {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': 'Content-Type, Authorization',
  };
  return { ...response, headers: { ...COMMON_HEADERS, ...response.headers, ...cors } };
}

/** Redirects to the page with cookies that src/proxy.ts recognizes and src/pages/[[...path]].tsx reads. */
function openSession(
  { session, problem }: SessionResult,
  { allowedOrigins }: EditingSettings,
  toLocation: (session: EditingSession) => string,
): EditingResponse {
  if (!session) return { status: 400, headers: {}, body: renderMessages.toBody(problem) };
  const headers = {
    Location: toLocation(session),
    'Content-Security-Policy': toFrameAncestors(allowedOrigins),
  };
  return { status: REDIRECT_STATUS.temporary, headers, session };
}

/** Keeps the component's URL and the parameters for Vercel's deployment protection (editing protocol §1.2). */
function toFeaasPageQuery(query: Query): URLSearchParams {
  const names = ['feaasSrc', 'x-vercel-protection-bypass', 'x-vercel-set-bypass-cookie'];
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

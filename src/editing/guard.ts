import type { Logger } from '@/telemetry/logger';
import { createIsAllowedOrigin } from './allowed-origins';
import type { EditingAnswer, EditingRequest, Refusal } from './answer';
import { createCheckSecret, SECRET_HEADER } from './check-secret';
import { createGuessLimiter, type GuessLimiter } from './guess-limiter';

export type EditingSettings = { secret?: string; allowedOrigins: readonly string[] };

/** The words of a route and the shape that it answers them in; in the SDK the two routes differ. */
export type Wording = {
  toBody: (message: string) => object;
  toOriginMessage: (origin: string) => string;
  secretMessage: string;
};

export type EditingRoute = (request: EditingRequest) => EditingAnswer;
export type Guard = (wording: Wording, route: EditingRoute) => EditingRoute;

type GuardParts = { settings: EditingSettings; logger: Logger; limiter?: GuessLimiter };

const METHODS = 'GET, OPTIONS';

/** Lets only the page editor pass to a route: its origin, its method and its secret are right, in this order. */
export function createGuard({ settings, logger, limiter = createGuessLimiter() }: GuardParts): Guard {
  const isAllowedOrigin = createIsAllowedOrigin(settings.allowedOrigins);
  const checkSecret = createCheckSecret({ secret: settings.secret, logger, limiter });

  return (wording, route) => (request) => {
    const { headers, method } = request;
    const toAnswer = (refusal: Refusal) => toRefused(refusal, wording);

    // Browsers send an origin with what the page of another site asks; everything else has none.
    if (headers.origin !== undefined && !isAllowedOrigin(headers.origin)) {
      return toAnswer({ status: 401, message: wording.toOriginMessage(headers.origin) });
    }
    // Before the secret: a preflight cannot carry it as a header.
    if (method === 'OPTIONS') return withHeaders({ status: 204, headers: { Allow: METHODS } }, request);

    const refusal = findMethodRefusal(method) ?? checkSecret(request, wording.secretMessage);
    return withHeaders(refusal ? toAnswer(refusal) : route(request), request);
  };
}

function findMethodRefusal(method: string): Refusal | null {
  if (method === 'GET') return null;
  return { status: 405, message: `Invalid request method '${method}'`, headers: { Allow: METHODS } };
}

const toRefused = ({ status, message, headers = {} }: Refusal, { toBody }: Wording): EditingAnswer => ({
  status,
  headers: { ...COMMON_HEADERS, ...headers },
  body: toBody(message),
});

const COMMON_HEADERS = { Vary: 'Origin', 'Cache-Control': 'no-store' };

function withHeaders(answer: EditingAnswer, { headers: { origin } }: EditingRequest): EditingAnswer {
  const cors = origin && {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': `Content-Type, Authorization, ${SECRET_HEADER}`,
  };
  return { ...answer, headers: { ...COMMON_HEADERS, ...answer.headers, ...cors } };
}

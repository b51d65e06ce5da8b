import { EDITING_SECRET_MISSING } from '@/lib/error-catalogue';
import type { Logger } from '@/telemetry/logger';
import { createIsAllowedOrigin } from './allowed-origins';
import type { EditingAnswer, EditingRequest } from './answer';
import { createGuessLimiter, type GuessLimiter } from './guess-limiter';
import { isSameSecret } from './is-same-secret';

/** Beside the query, where the editor puts the secret: a header does not end up in logs and histories. */
const SECRET_HEADER = 'x-editing-secret';

export type EditingSettings = { secret?: string; allowedOrigins: readonly string[] };

/** The words of one route; the two differ in the SDK, and so does the shape of their answers. */
export type Refusals = {
  toBody: (message: string) => object;
  toOriginMessage: (origin: string) => string;
  secretMessage: string;
};

type GuardParts = { settings: EditingSettings; logger: Logger; limiter?: GuessLimiter };
type Answer = (request: EditingRequest) => EditingAnswer;

/** Lets only the editor pass to `answer`: origin, method and secret are right, in this order. */
export function createGuard({ settings, logger, limiter = createGuessLimiter() }: GuardParts) {
  const isAllowedOrigin = createIsAllowedOrigin(settings.allowedOrigins);

  return (refusals: Refusals, answer: Answer): Answer =>
    (request) => {
      const { origin } = request.headers;
      const refuse = (status: number, message: string, headers = {}): EditingAnswer =>
        withHeaders({ status, headers, body: refusals.toBody(message) });

      // Only browsers send an origin, and only for what another site's page asks.
      if (origin !== undefined && !isAllowedOrigin(origin)) {
        return refuse(401, refusals.toOriginMessage(origin));
      }
      const answerAsked = (): EditingAnswer => {
        // A preflight cannot carry the secret as a header.
        if (request.method === 'OPTIONS') return { status: 204, headers: { Allow: 'GET, OPTIONS' } };
        if (request.method !== 'GET') {
          return refuse(405, `Invalid request method '${request.method}'`, { Allow: 'GET, OPTIONS' });
        }
        return findSecretProblem(request) ?? answer(request);
      };

      function findSecretProblem({ address }: EditingRequest): EditingAnswer | null {
        if (!settings.secret) {
          logger.error({}, EDITING_SECRET_MISSING);
          return refuse(500, EDITING_SECRET_MISSING);
        }
        const waitMs = limiter.toWaitMs(address);
        if (waitMs > 0) {
          return refuse(429, 'Too many wrong secrets', { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
        }
        if (isSameSecret(findSecret(request), settings.secret)) return null;
        limiter.countWrong(address);
        logger.warn({ address }, 'A request to the editing routes had no secret or a wrong one');
        return refuse(401, refusals.secretMessage);
      }

      return withHeaders(answerAsked(), origin);
    };
}

/** A secret that is given twice is none. */
function findSecret({ query, headers }: EditingRequest): string {
  const given = query.secret ?? headers[SECRET_HEADER] ?? '';
  return Array.isArray(given) ? '' : given;
}

function withHeaders(answer: EditingAnswer, origin?: string): EditingAnswer {
  const cors = origin && {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, OPTIONS',
    'Access-Control-Allow-Headers': `Content-Type, Authorization, ${SECRET_HEADER}`,
  };
  return { ...answer, headers: { Vary: 'Origin', 'Cache-Control': 'no-store', ...answer.headers, ...cors } };
}

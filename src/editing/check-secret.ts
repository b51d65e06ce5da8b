import { EDITING_SECRET_MISSING } from '@/lib/error-catalogue';
import type { Logger } from '@/telemetry/logger';
import type { EditingRequest, Refusal } from './answer';
import type { GuessLimiter } from './guess-limiter';
import { isSameSecret } from './is-same-secret';

/** Beside the query, where the editor puts the secret: a header does not end up in logs and histories. */
export const SECRET_HEADER = 'x-editing-secret';

type SecretParts = { secret: string | undefined; logger: Logger; limiter: GuessLimiter };

/** Finds why a request may not pass; `null` when it has the secret. */
export function createCheckSecret({ secret, logger, limiter }: SecretParts) {
  return (request: EditingRequest, wrongMessage: string): Refusal | null => {
    if (!secret) {
      logger.error({}, EDITING_SECRET_MISSING);
      return { status: 500, message: EDITING_SECRET_MISSING };
    }
    const { address } = request;
    const waitMs = limiter.toWaitMs(address);
    if (waitMs > 0) {
      const headers = { 'Retry-After': String(Math.ceil(waitMs / 1000)) };
      return { status: 429, message: 'Too many wrong secrets', headers };
    }
    if (isSameSecret(findSecret(request), secret)) return null;
    limiter.countWrong(address);
    logger.warn({ address }, 'An editing request had no secret, or a wrong one');
    return { status: 401, message: wrongMessage };
  };
}

/** A secret that is given twice is none. */
function findSecret({ query, headers }: EditingRequest): string {
  const given = query.secret ?? headers[SECRET_HEADER] ?? '';
  return Array.isArray(given) ? '' : given;
}

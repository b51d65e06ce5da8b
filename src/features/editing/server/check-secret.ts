import type { GuessLimiter } from '@/platform/http/guess-limiter';
import { isSameSecret } from '@/platform/http/is-same-secret';
import type { Logger } from '@/platform/telemetry/logger';
import { EDITING_SECRET_MISSING } from '@/texts/error-catalogue';
import type { Query } from './read-session';

export type Refusal = { status: number; message: string; headers?: Readonly<Record<string, string>> };

type SecretRequest = { query: Query; ip: string };

type SecretDependencies = { settings: { secret?: string }; limiter: GuessLimiter; logger: Logger };

/** Checks the secret of an editing request. Returns why the request is rejected, or `null` if the secret is right. */
export function checkSecret(
  { query, ip }: SecretRequest,
  wrongSecretMessage: string,
  { settings: { secret }, limiter, logger }: SecretDependencies,
): Refusal | null {
  if (!secret) {
    logger.error({}, EDITING_SECRET_MISSING);
    return { status: 500, message: EDITING_SECRET_MISSING };
  }
  const given = query.secret ?? '';
  // Checked before the limit: behind a proxy, editors share an IP address with whoever sends wrong secrets.
  // A query parameter that is given twice is an array, which is rejected.
  if (!Array.isArray(given) && isSameSecret(given, secret)) return null;
  const waitMs = limiter.toWaitMs(ip);
  if (waitMs > 0) {
    const retryAfter = String(Math.ceil(waitMs / 1000));
    return { status: 429, message: 'Too many wrong secrets', headers: { 'Retry-After': retryAfter } };
  }
  limiter.countWrong(ip);
  logger.warn({ ip }, 'An editing request had no secret or a wrong one');
  return { status: 401, message: wrongSecretMessage };
}

import { createHmac } from 'node:crypto';
import { isSameSecret } from '@/platform/http/is-same-secret';
import { isRecord } from '@/platform/json/json-types';

const PURPOSE = 'marquee preview data';

/**
 * Adds a proof to a session: Next encrypts preview data with keys that are in every copy of a build, so only the editing
 * secret tells which stage opened the session. A token (signed-token.ts) would not fit into Next's preview cookie.
 */
export function signPreviewData<Session extends object>(
  session: Session,
  secret: string,
  expiresAt: number,
): Session & { proof: string } {
  return { ...session, proof: `${expiresAt}.${sign(JSON.stringify(session), secret, expiresAt)}` };
}

/** Returns the data without its proof, or `null` if the data was forged or has expired. Times are in milliseconds. */
export function readPreviewData(data: unknown, secret: string | undefined, now = Date.now()): unknown {
  if (!secret || !isRecord(data) || typeof data.proof !== 'string') return null;
  const { proof, ...session } = data;
  const expiresAt = Number.parseInt(data.proof, 10);
  const expected = `${expiresAt}.${sign(JSON.stringify(session), secret, expiresAt)}`;
  return expiresAt > now && isSameSecret(data.proof, expected) ? session : null;
}

const sign = (text: string, secret: string, expiresAt: number): string =>
  createHmac('sha256', secret).update(`${PURPOSE}\n${expiresAt}\n${text}`).digest('base64url');

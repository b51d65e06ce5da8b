import { createHmac } from 'node:crypto';
import { LibrarySession } from './editing-session';
import { isSameSecret } from './is-same-secret';

/** A page of the design library stays open while somebody works; its session is over after seconds. */
const TOKEN_MS = 8 * 3_600_000;
const MAX_LENGTH = 4000;

/** Lets the page of a session, and nobody else, ask for its component with other fields. */
export function createLibraryToken(session: LibrarySession, secret: string, now = Date.now()): string {
  const content = JSON.stringify({ session, expiresAt: now + TOKEN_MS });
  const payload = Buffer.from(content).toString('base64url');
  return `${payload}.${sign(payload, secret)}`;
}

/** The session that the token was made for; `null` when the site did not make it, or it is too old. */
export function readLibraryToken(token: unknown, secret: string, now = Date.now()): LibrarySession | null {
  if (typeof token !== 'string' || token.length > MAX_LENGTH) return null;
  const [payload = '', signature = ''] = token.split('.');
  if (!isSameSecret(signature, sign(payload, secret))) return null;
  // Signed by this site, so it is what was written above.
  const { session, expiresAt } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return expiresAt > now ? LibrarySession.parse(session) : null;
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`library ${payload}`).digest('base64url');
}

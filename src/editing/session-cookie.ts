import { createHmac } from 'node:crypto';
import { isSameSecret } from './is-same-secret';

/**
 * Seconds from the answer to the editor to the request of the page, which follows at once. As short as the SDK's:
 * whoever has these cookies sees drafts, and while they live the browser sends them with everything.
 */
export const SESSION_SECONDS = 3;

const NAME = 'editing_session';
const MAX_LENGTH = 200;

/**
 * Next's own preview cookies can be checked only where the page is rendered. This one, beside them, lets the proxy
 * tell an editor from somebody who made a cookie up.
 */
export function createSessionCookie(secret: string, now = Date.now()): string {
  const expiresAt = String(now + SESSION_SECONDS * 1000);
  const value = `${expiresAt}.${sign(expiresAt, secret)}`;
  return `${NAME}=${value}; Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly; Secure; SameSite=None`;
}

export const REMOVED_SESSION_COOKIE = `${NAME}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None`;

/** Whether the cookies of a request hold a session that the site itself has opened, and that still runs. */
export function hasEditingSession(
  cookies: { get: (name: string) => { value: string } | undefined },
  secret: string | undefined,
  now = Date.now(),
): boolean {
  const value = cookies.get(NAME)?.value;
  if (!secret || !value || value.length > MAX_LENGTH) return false;
  const [expiresAt = '', signature = ''] = value.split('.');
  return Number(expiresAt) > now && isSameSecret(signature, sign(expiresAt, secret));
}

function sign(expiresAt: string, secret: string): string {
  return createHmac('sha256', secret).update(`${NAME} ${expiresAt}`).digest('base64url');
}

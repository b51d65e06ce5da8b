import type { NextApiResponse } from 'next';
import type { EditingSession } from './editing-session';
import { signPreviewData } from './preview-data';
import { signToken, verifyToken } from './signed-token';

/** Three seconds, as in the SDK, are enough for the redirect. Whoever has the cookies sees drafts. */
const SESSION_TOKEN = { audience: 'editing-session', seconds: 3, maxLength: 300 };

const NAME = 'editing_session';

export const REMOVED_SESSION_COOKIE = `${NAME}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None`;

/** Sets Next's preview cookies, which hold the session, and the cookie by which the proxy recognizes a session. */
export async function openEditingSession(
  response: NextApiResponse,
  session: EditingSession,
  secret: string,
): Promise<void> {
  const { seconds } = SESSION_TOKEN;
  response.setPreviewData(signPreviewData(session, secret, Date.now() + seconds * 1000), { maxAge: seconds });
  const previewCookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader('Set-Cookie', [
    // In development, Next sets `SameSite=Lax`, which fails in the editor's cross-site frame (SDK facts §4).
    ...previewCookies.map((cookie) => cookie.replace('SameSite=Lax', 'SameSite=None; Secure')),
    await createSessionCookie(secret),
  ]);
}

/** The proxy recognizes a session by this cookie, because it cannot check Next's preview cookies. */
export async function createSessionCookie(secret: string, now?: number): Promise<string> {
  const value = await signToken({}, SESSION_TOKEN, secret, now);
  return `${NAME}=${value}; Max-Age=${SESSION_TOKEN.seconds}; Path=/; HttpOnly; Secure; SameSite=None`;
}

export async function hasEditingSession(
  cookies: { get: (name: string) => { value: string } | undefined },
  secret: string | undefined,
  now?: number,
): Promise<boolean> {
  const value = cookies.get(NAME)?.value;
  if (!secret || !value) return false;
  return (await verifyToken(value, SESSION_TOKEN, secret, now)) !== null;
}

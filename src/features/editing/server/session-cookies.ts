import type { NextApiResponse } from 'next';
import { z } from 'zod';
import type { EditingSession } from './editing-session';
import { signPreviewData } from './preview-data';
import { signToken, verifyToken } from './signed-token';

/** Three seconds, as in the SDK, are enough for the redirect. Whoever has the cookies sees drafts. */
const SESSION_TOKEN = { audience: 'editing-session', seconds: 3, maxLength: 300 };

const NAME = 'editing_session';

/** In these modes, Sitecore's editor runs its scripts in the page. */
const SCRIPTED_MODES: ReadonlySet<EditingSession['mode']> = new Set(['edit', 'library', 'library-metadata']);

export type Viewer = 'editor' | 'reader';

const Content = z.object({ viewer: z.enum(['editor', 'reader']) });

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
    await createSessionCookie(secret, SCRIPTED_MODES.has(session.mode) ? 'editor' : 'reader'),
  ]);
}

/** The proxy recognizes a session by this cookie, because it cannot check Next's preview cookies. */
export async function createSessionCookie(secret: string, viewer: Viewer, now?: number): Promise<string> {
  const value = await signToken({ viewer }, SESSION_TOKEN, secret, now);
  return `${NAME}=${value}; Max-Age=${SESSION_TOKEN.seconds}; Path=/; HttpOnly; Secure; SameSite=None`;
}

/** Returns `null` if there is no session. */
export async function findViewer(
  cookies: { get: (name: string) => { value: string } | undefined },
  secret: string | undefined,
  now?: number,
): Promise<Viewer | null> {
  const value = cookies.get(NAME)?.value;
  if (!secret || !value) return null;
  return Content.safeParse(await verifyToken(value, SESSION_TOKEN, secret, now)).data?.viewer ?? null;
}

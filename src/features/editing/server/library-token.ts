import { z } from 'zod';
import { LibrarySession } from './editing-session';
import { signToken, verifyToken } from './signed-token';

// A page of the design library may stay open for a working day. Its editing session ends much earlier.
const LIBRARY_TOKEN = { audience: 'design-library', seconds: 8 * 3600, maxLength: 4000 };

const Content = z.object({ session: LibrarySession });

/** Creates a token with which only the page of this session can request its component with changed fields. */
export function createLibraryToken(session: LibrarySession, secret: string, now?: number): Promise<string> {
  return signToken({ session }, LIBRARY_TOKEN, secret, now);
}

/** Returns the session in a token, or `null` when this site did not create the token or it has expired. */
export async function readLibraryToken(
  token: string,
  secret: string,
  now?: number,
): Promise<LibrarySession | null> {
  return Content.safeParse(await verifyToken(token, LIBRARY_TOKEN, secret, now)).data?.session ?? null;
}

import { z } from 'zod';
import { LibrarySession } from './editing-session';
import { signToken, verifyToken } from './signed-token';

// A page of the design library can stay open for a working day. The editing session ends much earlier.
const LIBRARY_TOKEN = { audience: 'design-library', seconds: 8 * 3600, maxLength: 4000 };

const Content = z.object({ session: LibrarySession });

/** The token allows a page to request the session's component again with changed fields and params. */
export function createLibraryToken(session: LibrarySession, secret: string, now?: number): Promise<string> {
  return signToken({ session }, LIBRARY_TOKEN, secret, now);
}

export async function readLibraryToken(
  token: string,
  secret: string,
  now?: number,
): Promise<LibrarySession | null> {
  return Content.safeParse(await verifyToken(token, LIBRARY_TOKEN, secret, now)).data?.session ?? null;
}

import { z } from 'zod';
import { LibrarySession } from './editing-session';
import { signToken, verifyToken } from './signed-token';

// The token is valid for a working day, because a page of the design library can stay open that long. The
// editing session ends much earlier.
const LIBRARY_TOKEN = { audience: 'design-library', seconds: 8 * 3600, maxLength: 4000 };

const Content = z.object({ session: LibrarySession });

/**
 * Creates a token that allows a page of the design library to request the session's component with changed
 * fields and params.
 */
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

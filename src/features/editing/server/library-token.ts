import { z } from 'zod';
import { LibrarySession } from './editing-session';
import { signToken, verifyToken } from './signed-token';

// A page of the design library stays open for a working day; its session ends after seconds.
const LIBRARY_TOKEN = { audience: 'design-library', seconds: 8 * 3600, maxLength: 4000 };

const Content = z.object({ session: LibrarySession });

/** Creates a token that lets only the page of this session request its component with other fields. */
export function createLibraryToken(session: LibrarySession, secret: string, now?: number): Promise<string> {
  return signToken({ session }, LIBRARY_TOKEN, secret, now);
}

/** Returns the session for which this site created the token, or `null` when it did not or the token is too old. */
export async function readLibraryToken(
  token: string,
  secret: string,
  now?: number,
): Promise<LibrarySession | null> {
  return Content.safeParse(await verifyToken(token, LIBRARY_TOKEN, secret, now)).data?.session ?? null;
}

import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';

/** Describes a kind of token. The `audience` prevents a token of one kind from being accepted as another kind. */
type TokenKind = { audience: string; seconds: number; maxLength: number };

// HS256 needs a key of at least 256 bits (RFC 7518 §3.2). The secret can be shorter, so its digest is the key.
const toKey = (secret: string) => createHash('sha256').update(secret).digest();

const toSeconds = (ms: number) => Math.floor(ms / 1000);

export function signToken(
  content: JWTPayload,
  { audience, seconds }: TokenKind,
  secret: string,
  now = Date.now(),
): Promise<string> {
  return new SignJWT(content)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(audience)
    .setExpirationTime(toSeconds(now) + seconds)
    .sign(toKey(secret));
}

/** Returns the content of a token, or `null` if the token is forged, expired, too long or of another kind. */
export async function verifyToken(
  token: string,
  { audience, maxLength }: TokenKind,
  secret: string,
  now = Date.now(),
): Promise<JWTPayload | null> {
  if (token.length > maxLength) return null;
  try {
    const { payload } = await jwtVerify(token, toKey(secret), {
      algorithms: [ALGORITHM],
      audience,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

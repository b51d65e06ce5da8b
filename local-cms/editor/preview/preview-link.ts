import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** One version of one page. */
const PreviewedPage = z.object({
  site: z.string(),
  itemId: z.string(),
  language: z.string(),
  version: z.number(),
  /** The address of the page on the site. */
  route: z.string(),
});

export type PreviewedPage = z.output<typeof PreviewedPage>;

export type PreviewLink =
  | { kind: 'valid'; page: PreviewedPage }
  | { kind: 'expired' }
  /** It was changed, or made with another secret. */
  | { kind: 'invalid' };

const ALGORITHM = 'HS256';
const AUDIENCE = 'preview-link';
const MAX_LENGTH = 2000;

/** The key is derived, so that a link says nothing about the secret and a token of the site is no link. */
const toKey = (secret: string) => createHmac('sha256', secret).update(AUDIENCE).digest();

export const signPreviewLink = (page: PreviewedPage, expires: Date, secret: string): Promise<string> =>
  new SignJWT(page)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(expires)
    .sign(toKey(secret));

export async function readPreviewLink(token: string, secret: string, now: Date): Promise<PreviewLink> {
  if (token.length > MAX_LENGTH) return { kind: 'invalid' };
  try {
    const { payload } = await jwtVerify(token, toKey(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: now,
    });
    const page = PreviewedPage.safeParse(payload);
    return page.success ? { kind: 'valid', page: page.data } : { kind: 'invalid' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { kind: 'expired' };
    if (error instanceof errors.JOSEError) return { kind: 'invalid' };
    throw error;
  }
}

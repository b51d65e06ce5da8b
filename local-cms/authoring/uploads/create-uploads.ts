import { randomBytes } from 'node:crypto';

import { limitWork } from '../../platform/limit-work.ts';
import { checkDrawing } from './check-drawing.ts';
import { type CropArea, cleanGif, cleanPicture, cropPicture } from './clean-picture.ts';
import { findUploadType, type UploadType } from './find-type.ts';
import type { MediaTarget } from './media-name.ts';

/** Where uploads are sent. The token is in the query, which is never logged. */
export const UPLOAD_PATH = '/sitecore/api/authoring/media/upload';

/** What somebody may upload: one file, to this place, in this language, with this alternative text. */
export type Grant = MediaTarget & { by: string; alt: string | null; language: string };

export type Uploads = {
  /** Returns the token for one upload. */
  grant(grant: Grant): string;
  /** Returns what the token allows, once; null if it was used, has expired, or never was. */
  redeem(token: string): Grant | null;
  /** Checks a file by its bytes. Throws an UploadError that says why it is refused. */
  check(bytes: Buffer): Promise<{ extension: string; bytes: Buffer }>;
  /** Returns a part of a picture. Throws an UploadError if it is none that can be cropped. */
  crop(bytes: Buffer, extension: string, area: CropArea): Promise<Buffer>;
};

const LIFETIME_MS = 10 * 60_000;
const MAX_GRANTS = 1000;

async function clean(bytes: Buffer, { kind, extension }: UploadType): Promise<Buffer> {
  if (kind === 'picture') return cleanPicture(bytes, extension);
  if (kind === 'gif') return cleanGif(bytes);
  if (kind === 'drawing') checkDrawing(bytes);
  return bytes;
}

export function createUploads(now: () => number = Date.now): Uploads {
  const grants = new Map<string, { grant: Grant; expires: number }>();
  const inTurn = limitWork({ running: 2, waiting: 50 });
  const forgetExpired = () => {
    for (const [token, { expires }] of grants) if (expires <= now()) grants.delete(token);
  };
  return {
    grant: (grant) => {
      forgetExpired();
      // Whoever asked for it first has had the longest time to use it.
      const [oldest = ''] = grants.keys();
      if (grants.size >= MAX_GRANTS) grants.delete(oldest);
      const token = randomBytes(24).toString('base64url');
      grants.set(token, { grant, expires: now() + LIFETIME_MS });
      return token;
    },
    redeem: (token) => {
      forgetExpired();
      const found = grants.get(token);
      grants.delete(token);
      return found?.grant ?? null;
    },
    crop: (bytes, extension, area) => inTurn(() => cropPicture(bytes, extension, area)),
    check: (bytes) =>
      inTurn(async () => {
        const type = findUploadType(bytes);
        return { extension: type.extension, bytes: await clean(bytes, type) };
      }),
  };
}

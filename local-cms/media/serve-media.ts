import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

import { type Answer, toTextAnswer } from '../http/answer.ts';
import { type MediaFile, unknownType } from '../store/media-catalog.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { Resize } from './create-resizer.ts';
import { readSize, type TargetSize, toTargetSize } from './media-size.ts';

/** An hour: an image that is changed gets a new ETag, not a new address. */
const cacheControl = 'public, max-age=3600';

const resizable = new Set(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']);
const betterAsWebp = new Set(['image/jpeg', 'image/png']);

/** A file of a site's media folder. Only listed files are found, so no spelling of a path leads out of it. */
function findMediaFile(snapshot: Snapshot, encodedPath: string): MediaFile | null {
  try {
    const [site = '', ...names] = decodeURIComponent(encodedPath).split('/');
    return snapshot.sites.get(site.toLowerCase())?.media.get(names.join('/')) ?? null;
  } catch {
    return null; // not UTF-8
  }
}

/** Reads the file itself; a link that took its place since it was listed is refused. */
async function readOriginal({ absolute }: MediaFile): Promise<Buffer> {
  const handle = await open(absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function toHeaders(file: MediaFile, type: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself is a document: its scripts must not run.
    ...(type === 'image/svg+xml'
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox" }
      : {}),
    ...(type === unknownType ? { 'content-disposition': 'attachment' } : {}),
    ...(betterAsWebp.has(file.type) ? { vary: 'Accept' } : {}),
  };
}

const toETag = (file: MediaFile, size: TargetSize | null, type: string): string =>
  `"${createHash('sha1')
    .update(JSON.stringify([file.path, file.stamp, size, type]))
    .digest('base64url')}"`;

const isFresh = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

type MediaRequest = { encodedPath: string; query: URLSearchParams; headers: Headers };

/** Answers GET and HEAD below /-/media/. */
export async function serveMedia(snapshot: Snapshot, request: MediaRequest, resize: Resize): Promise<Answer> {
  const file = findMediaFile(snapshot, request.encodedPath);
  if (!file) return toTextAnswer(404, 'There is no such media file.');
  const { size: asked, problem } = readSize(request.query);
  if (!asked) return toTextAnswer(400, `${problem}.`);
  const { width, height } = file;
  const size = resizable.has(file.type) && width && height ? toTargetSize(asked, { width, height }) : null;
  const acceptsWebp = (request.headers.get('accept') ?? '').includes('image/webp');
  const asWebp = size !== null && acceptsWebp && betterAsWebp.has(file.type);
  const type = asWebp ? 'image/webp' : file.type;
  const etag = toETag(file, size, type);
  const headers = { ...toHeaders(file, type), etag };
  if (isFresh(request.headers.get('if-none-match'), etag)) return { status: 304, headers, body: null };
  const body = size ? await resize({ file, size, asWebp }) : await readOriginal(file);
  return { status: 200, headers, body };
}

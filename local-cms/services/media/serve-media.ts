import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { HonoRequest } from 'hono';
import { type MediaFile, toRevision, unknownType } from '../../content/media-catalog.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Resize } from './create-resizer.ts';
import { readSize, type TargetSize, toTargetSize } from './media-size.ts';

/** A file that changes gets another `rev` in its URL. Without `rev`, it keeps its URL, so caches keep it only an hour. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

const resizable = new Set(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']);
const betterAsWebp = new Set(['image/jpeg', 'image/png']);

/** Finds a file in the list of a site's media, so that no path can lead out of the media folder. */
function findMediaFile(snapshot: Snapshot, path: string): MediaFile | null {
  const [site = '', ...names] = path.split('/');
  return snapshot.sites.get(site.toLowerCase())?.media.get(names.join('/')) ?? null;
}

/** Reads the file. Fails if a symbolic link has replaced the file since the folder was listed. */
const readOriginal = ({ absolute }: MediaFile): Promise<Buffer> =>
  readFile(absolute, { flag: constants.O_RDONLY | constants.O_NOFOLLOW });

function toHeaders(file: MediaFile, type: string, revision: string | null): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': revision === toRevision(file) ? FOR_A_YEAR : FOR_AN_HOUR,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // Keeps the scripts of an SVG from running on this origin when a browser opens the SVG directly.
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

const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

export async function serveMedia(
  snapshot: Snapshot,
  req: HonoRequest<'/-/media/:path{.+}' | '/-/jssmedia/:path{.+}'>,
  resize: Resize,
): Promise<Response> {
  const file = findMediaFile(snapshot, req.param('path'));
  if (!file) return new Response('There is no such media file.\n', { status: 404 });
  const query = new URL(req.url).searchParams;
  const { size: wanted, problem } = readSize(query);
  if (!wanted) return new Response(`${problem}.\n`, { status: 400 });
  const { width, height } = file;
  const size = resizable.has(file.type) && width && height ? toTargetSize(wanted, { width, height }) : null;
  const acceptsWebp = (req.header('accept') ?? '').includes('image/webp');
  const asWebp = size !== null && acceptsWebp && betterAsWebp.has(file.type);
  const type = asWebp ? 'image/webp' : file.type;
  const etag = toETag(file, size, type);
  const headers = { ...toHeaders(file, type, query.get('rev')), etag };
  if (isFresh(req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const body = size ? await resize({ file, size, asWebp }) : await readOriginal(file);
  return new Response(new Uint8Array(body), {
    headers: { ...headers, 'content-length': String(body.byteLength) },
  });
}

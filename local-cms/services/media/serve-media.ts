import { createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import { type MediaFile, readMedia, toRevision, unknownType } from '../../content/media-catalog.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { BusyError } from '../../platform/limit-work.ts';
import { type Resize, ResizeError } from './create-resizer.ts';
import { CENTER, type Focus, readFocus } from './focus.ts';
import { type AskedSize, readSize, type TargetSize, toTargetSize } from './media-size.ts';
import { chooseFormat, isConvertible, type OutputFormat } from './output-format.ts';

/** A file that changes gets another `rev` in its URL. Without `rev`, it keeps its URL, so caches keep it only an hour. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

const resizable = new Set(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']);

/** Finds a file in the list of a site's media, so that no path can lead out of the media folder. */
function findMediaFile(snapshot: Snapshot, path: string): MediaFile | null {
  const [site = '', ...names] = path.split('/');
  return snapshot.sites.get(site.toLowerCase())?.media.get(names.join('/')) ?? null;
}

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
    ...(isConvertible(file.type) ? { vary: 'Accept' } : {}),
  };
}

/** An image in another size or format than its file. */
type Rendition = { original: TargetSize; size: TargetSize; focus: Focus; format: OutputFormat };

/** Returns null if the file is sent as it is: if the URL asks for no size, or if the file is no image of pixels. */
function toRendition(
  { type, width, height }: MediaFile,
  size: AskedSize,
  { accept, focus }: { accept: string; focus: Focus },
): Rendition | null {
  if (!resizable.has(type) || !width || !height) return null;
  const original = { width, height };
  const target = toTargetSize(size, original);
  if (!target) return null;
  const format = chooseFormat(type, accept, target);
  const isOriginal = target.width === width && target.height === height;
  return format === null && isOriginal ? null : { original, size: target, focus, format };
}

const toETag = (file: MediaFile, rendition: Rendition | null, type: string): string =>
  `"${createHash('sha1')
    .update(JSON.stringify([file.path, file.stamp, rendition, type]))
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
  const focus = query.has('focus') ? readFocus(query.get('focus') ?? '') : CENTER;
  if (!focus) return new Response('focus: must be two percentages, such as 30,60.\n', { status: 400 });
  const rendition = toRendition(file, wanted, { accept: req.header('accept') ?? '', focus });
  const type = rendition?.format ? `image/${rendition.format}` : file.type;
  const etag = toETag(file, rendition, type);
  const headers = { ...toHeaders(file, type, query.get('rev')), etag };
  if (isFresh(req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  try {
    const body = rendition ? await resize({ file, ...rendition }) : await readMedia(file);
    return new Response(new Uint8Array(body), {
      headers: { ...headers, 'content-length': String(body.byteLength) },
    });
  } catch (error) {
    if (error instanceof ResizeError)
      return new Response('The image is damaged or too large, and cannot be resized.\n', { status: 422 });
    if (!(error instanceof BusyError)) throw error;
    return new Response('Too many images are being resized.\n', {
      status: 503,
      headers: { 'retry-after': '2' },
    });
  }
}

import { isRecord } from '../../content/yaml/same-data.ts';
import { decodePath } from '../../platform/decode-path.ts';

/** From one path below media/ to another. */
export type MediaMove = { from: string; to: string };

/** The address of a media file in the HTML of a rich text. */
export const IN_RICH_TEXT = /(["'/]-\/media\/)([^"'?#]+)/g;

function rewriteText(text: string, { from, to }: MediaMove): string {
  return text.replace(IN_RICH_TEXT, (whole, start: string, path: string) => {
    const decoded = decodePath(path);
    if (decoded !== from) return whole;
    return start + (decoded === path && !/\s/.test(to) ? to : encodeURI(to));
  });
}

/** Rewrites the path of a media file in the data of a content file: of images, links and files, and in rich text. */
export function rewriteMedia(data: unknown, move: MediaMove): unknown {
  if (typeof data === 'string') return rewriteText(data, move);
  if (Array.isArray(data)) return data.map((part) => rewriteMedia(part, move));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, part]) => [
      key,
      key === 'media' && part === move.from ? move.to : rewriteMedia(part, move),
    ]),
  );
}

/** Rewrites the keys of media.yml, which are the paths of media files. */
export const rewriteNotes = (data: unknown, { from, to }: MediaMove): unknown =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).map(([path, note]) => [path === from ? to : path, note]))
    : data;

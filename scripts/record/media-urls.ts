import path from 'node:path';
import { replaceUrls } from '../../local-cms/content/recorded-urls.ts';
import { toFileName } from './file-name.ts';

const SITECORE_HOST = /\.(sitecorecloud\.io|sitecorecontenthub\.cloud)$/;
const MEDIA_PATH = /\/-\/(jss)?media\//i;
const SITECORE_MEDIA_PATH = /^\/([^/]+\/media|api\/public\/content)\//i;

/** Returns the URLs of media files in JSON, without their queries. */
export function listMediaUrls(json: unknown): string[] {
  const urls = new Set<string>();
  replaceUrls(json, (url) => {
    if (isMediaUrl(URL.parse(url))) urls.add(url);
    return url;
  });
  return [...urls];
}

const isMediaUrl = (url: URL | null): boolean =>
  url !== null &&
  (MEDIA_PATH.test(url.pathname) ||
    (SITECORE_HOST.test(url.hostname) && SITECORE_MEDIA_PATH.test(url.pathname)));

/** Returns whether the recorder may request a URL that content contains: from the CMS itself or from Sitecore. */
export function isFromCms(url: string, cmsOrigin: string): boolean {
  const { origin, protocol, hostname, port } = new URL(url);
  return origin === cmsOrigin || (protocol === 'https:' && port === '' && SITECORE_HOST.test(hostname));
}

/** Returns a file name without extension. */
export const toMediaName = (url: string): string => toFileName(path.parse(new URL(url).pathname).name, url);

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Prefers the media type of the response, because the URLs of some media have no extension or that of a handler. */
export function toExtension(url: string, mediaType: string | null): string {
  const known = EXTENSIONS[mediaType?.split(';')[0]?.trim().toLowerCase() ?? ''];
  const own = /\.([a-z0-9]{1,8})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase();
  return known ?? own ?? 'bin';
}

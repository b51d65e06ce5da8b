import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { mapLimited } from '@/platform/async/map-limited';
import { readBounded } from '@/platform/http/read-bounded';
import { isRecord, isString } from '@/platform/json/json-types';
import { createMediaHosts, type MediaHosts } from './media-hosts.ts';
import { isFromCms, listMediaUrls, toExtension, toMediaName } from './media-urls.ts';
import { MAX_IN_A_ROW, type Recorder } from './recorder.ts';
import type { RecordingFolder } from './recording-folder.ts';
import { toCount } from './to-count.ts';

const CONCURRENT = 4;
const PAUSE_MS = 100;
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 50 * 1024 * 1024;

/** Copies the media files that recorded pages contain, and lists them in media.recorded.json. */
export async function recordMedia(recorder: Recorder, folder: RecordingFolder): Promise<void> {
  recorder.setProgress('media');
  const urls = await collectUrls(folder);
  const cmsOrigin = new URL(recorder.config.cms.endpoint).origin;
  const allowed = urls.filter((url) => isFromCms(url, cmsOrigin));
  printOthers(recorder, urls, cmsOrigin);
  const files = await readRecordedFiles(folder, allowed);
  const missing = allowed.filter((url) => !files.has(url));
  const hosts = createMediaHosts();
  let done = files.size;
  try {
    await mapLimited(missing, CONCURRENT, async (url) => {
      if (hosts.skip(url)) return;
      recorder.setProgress(`media: file ${done + 1} of ${allowed.length}`);
      const file = await download(recorder, folder, url, hosts);
      if (file) files.set(url, file);
      done += 1;
      await sleep(PAUSE_MS);
    });
  } finally {
    await folder.write('media.recorded.json', { files: Object.fromEntries(files) });
  }
  for (const [host, count] of hosts.skipped) {
    const reason = `${MAX_IN_A_ROW} requests in a row failed, so ${toCount(count, 'more file')} not requested`;
    recorder.failures.add(host, reason);
  }
}

async function collectUrls(folder: RecordingFolder): Promise<string[]> {
  const urls = new Set<string>();
  for (const subfolder of ['pages', 'error-pages']) {
    for (const file of await folder.list(subfolder)) {
      if (!file.endsWith('.recorded.json')) continue;
      for (const url of listMediaUrls(await folder.read(`${subfolder}/${file}`, z.unknown()))) urls.add(url);
    }
  }
  return [...urls];
}

/** Files on other hosts are not copied, because content could name any host, also one of the recorder's network. */
function printOthers({ print }: Recorder, urls: readonly string[], cmsOrigin: string): void {
  const others = urls.filter((url) => !isFromCms(url, cmsOrigin));
  const hosts = [...new Set(others.map((url) => new URL(url).host))].slice(0, 10);
  if (others.length > 0)
    print(`      not copied: ${toCount(others.length, 'media file')} on other hosts (${hosts.join(', ')})`);
}

/** Returns the files of earlier runs by URL. */
async function readRecordedFiles(
  folder: RecordingFolder,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const existing = await folder.list('media');
  const byName = new Map(existing.map((file) => [file.replace(/\.[^.]*$/, ''), file]));
  return new Map(
    urls.flatMap((url) => {
      const file = byName.get(toMediaName(url));
      return file === undefined ? [] : [[url, file] as const];
    }),
  );
}

/** Returns the name of the new file; null if there is none. */
async function download(
  recorder: Recorder,
  folder: RecordingFolder,
  url: string,
  hosts: MediaHosts,
): Promise<string | null> {
  const response = await fetchFile(recorder, url, hosts);
  if (!response) return null;
  const name = `${toMediaName(url)}.${toExtension(url, response.headers.get('content-type'))}`;
  await folder.writeBytes(`media/${name}`, new Uint8Array(await response.arrayBuffer()));
  return name;
}

async function fetchFile(
  { fetch, failures, print }: Recorder,
  url: string,
  hosts: MediaHosts,
): Promise<Response | null> {
  try {
    // Follows no redirect, because it could lead to a host of the recorder's network.
    const given = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const response = await readBounded(given, MAX_BYTES);
    hosts.addAnswer(url, response.status);
    if (response.ok && !isWebPage(response)) return response;
    if (response.ok) failures.add(url, 'the CMS returned a web page instead of the file');
    else if (isGone(response)) print(`      ${url} does not exist`);
    else failures.add(url, `HTTP ${response.status}`);
  } catch (error) {
    // `fetch` throws a TypeError or a TimeoutError, and readBounded a TooLargeError.
    if (!isRecord(error) || !/^(Type|Timeout|TooLarge)Error$/.test(String(error.name))) throw error;
    if (error.name !== 'TooLargeError') hosts.addFailure(url);
    failures.add(url, toReason(error));
  }
  return null;
}

/** The message of `fetch` is always “fetch failed”. Its cause has a code, such as ENOTFOUND. */
function toReason({ message, cause }: Record<string, unknown>): string {
  const code = isRecord(cause) && isString(cause.code) ? ` (${cause.code})` : '';
  return `${String(message)}${code}`;
}

/** A CMS can show its sign-in page instead of a file. */
const isWebPage = ({ headers }: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

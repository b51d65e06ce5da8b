import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readBounded } from '@/platform/http/read-bounded';
import { isRecord } from '@/platform/json/json-types';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { isFromCms, listMediaUrls, toExtension, toMediaName } from './media-urls.ts';
import type { Recorder } from './recorder.ts';
import type { RecordingFolder } from './recording-folder.ts';

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
  let done = files.size;
  try {
    await forEachConcurrently(missing, CONCURRENT, async (url) => {
      recorder.setProgress(`media: file ${done + 1} of ${allowed.length}`);
      const file = await download(recorder, folder, url);
      if (file) files.set(url, file);
      done += 1;
      await sleep(PAUSE_MS);
    });
  } finally {
    await folder.write('media.recorded.json', { files: Object.fromEntries(files) });
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
    print(`      ${others.length} media files on other hosts are not copied: ${hosts.join(', ')}`);
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
async function download(recorder: Recorder, folder: RecordingFolder, url: string): Promise<string | null> {
  const response = await fetchFile(recorder, url);
  if (!response) return null;
  const name = `${toMediaName(url)}.${toExtension(url, response.headers.get('content-type'))}`;
  await folder.writeBytes(`media/${name}`, new Uint8Array(await response.arrayBuffer()));
  return name;
}

async function fetchFile({ fetch, failures, print }: Recorder, url: string): Promise<Response | null> {
  try {
    // Refuses redirects, because they could lead to a host of the recorder's network.
    const given = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const response = await readBounded(given, MAX_BYTES);
    if (response.ok && !isWebPage(response)) return response;
    if (response.ok) failures.add(url, 'the CMS returned a web page instead of the file');
    else if (isGone(response)) print(`      ${url} does not exist`);
    else failures.add(url, `HTTP ${response.status}`);
  } catch (error) {
    // `fetch` throws a TypeError or a TimeoutError, and readBounded a RangeError.
    if (!isRecord(error) || !/^(Type|Timeout|Range)Error$/.test(String(error.name))) throw error;
    failures.add(url, String(error.message));
  }
  return null;
}

/** A CMS can show its sign-in page instead of a file. */
const isWebPage = ({ headers }: Response): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '');

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

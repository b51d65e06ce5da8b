import path from 'node:path';

import { type ContentError, type Problem, toProblemText } from '../content/content-error.ts';
import {
  createKnownFiles,
  type FoundFile,
  listFolders,
  readContentFiles,
  relistFiles,
} from '../content/content-files.ts';
import { createMediaCatalog } from '../content/media-catalog.ts';
import { listServedFiles } from '../content/served-files.ts';
import { watchFolders } from '../content/watch-folders.ts';
import { createLastGoods } from './load-context.ts';
import { createSiteCaches } from './site-cache.ts';
import { createSnapshot, type Snapshot, type SnapshotSources } from './snapshot.ts';

export type Log = { info(message: string): void; error(message: string): void };

export type ContentStore = {
  readonly current: Snapshot;
  /** The problems of the current content. */
  readonly problems: readonly Problem[];
  /** Loads the content with other texts of some files; null removes a file. The current content stays. */
  openCandidate(changes: ReadonlyMap<string, string | null>): Candidate;
  /** Reads the content again if any file has changed, or if one of these has: a save knows what it has changed. */
  reload(paths?: readonly string[]): Promise<void>;
  close(): void;
};

/** Content that is only tried out. `problems` also gets what is reported while its layouts are composed. */
type Candidate = { snapshot: Snapshot; problems: readonly Problem[] };

type ContentStoreOptions = {
  folder: string;
  /** The files of these folders are added to those of `folder`, and replace files with the same path. */
  overlays?: readonly string[];
  log: Log;
  watch: boolean;
  /** Is called with each new snapshot. Problems that are reported during the call are logged too. */
  onSnapshot(snapshot: Snapshot): void;
  /** Is called with the changed files, relative to their folders, after the new snapshot has become the current one. */
  onChange?(paths: readonly string[]): void;
};

/** The folders are polled too, because file systems of containers and networks often send no events. */
const POLL_MS = 1500;

/** Returns a function that logs each problem once when it appears and once when it is fixed. */
function createProblemLog(log: Log) {
  let known = new Set<string>();
  return (errors: readonly ContentError[]) => {
    const current = new Set(errors.flatMap(({ problems }) => problems.map(toProblemText)));
    for (const text of current) if (!known.has(text)) log.error(`content error  ${text}`);
    for (const text of known) if (!current.has(text)) log.info(`content fixed  ${text}`);
    known = current;
  };
}

const toStamps = (files: readonly FoundFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path: file, stamp }) => [file, stamp]));

function listChanges(from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): string[] {
  const changed = [...to].filter(([file, stamp]) => from.get(file) !== stamp).map(([file]) => file);
  return [...changed, ...[...from.keys()].filter((file) => !to.has(file))];
}

/** Isolation point: polling continues after any failure. A failure that repeats is logged only once. */
function logFailures(reload: () => Promise<void>, log: Log, folderName: string): () => Promise<void> {
  let failure = '';
  return async () => {
    try {
      await reload();
      failure = '';
    } catch (error) {
      const isNew = failure !== String(error);
      failure = String(error);
      if (isNew) log.error(`content error  ${folderName} cannot be read: ${failure}`);
    }
  };
}

export async function openContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { log, onSnapshot } = options;
  const folder = path.resolve(options.folder);
  const folders = [folder, ...(options.overlays ?? []).map((overlay) => path.resolve(overlay))];
  const logProblems = createProblemLog(log);
  const listMedia = createMediaCatalog();
  let errors: ContentError[] = [];
  let problemCount = 0;
  const report = (error: ContentError) => {
    problemCount++;
    errors.push(error);
  };
  const caches = createSiteCaches(() => problemCount);
  const lastGood = createLastGoods(report);
  const known = createKnownFiles();
  let sources: Omit<SnapshotSources, 'lastGood' | 'report'> | null = null;
  let stamps: ReadonlyMap<string, string> = new Map();
  let listed: readonly FoundFile[] = [];
  let isComplete = false;

  const read = async (previous: Snapshot | null, paths?: readonly string[]): Promise<Snapshot> => {
    const found =
      paths && isComplete ? await relistFiles(folders, listed, paths) : await listFolders(folders);
    const newStamps = toStamps(found);
    if (previous && isComplete && listChanges(stamps, newStamps).length === 0) return previous;
    const content = await readContentFiles(found, path.basename(folder), known);
    const { files } = content;
    const mediaFolders = new Set(found.flatMap((file) => /^(.+?)\/media\//.exec(file.path)?.[1] ?? []));
    const media = new Map(
      await Promise.all([...mediaFolders].map(async (name) => [name, await listMedia(found, name)] as const)),
    );
    errors = [];
    sources = { files, served: listServedFiles(found), media: (name) => media.get(name) ?? new Map() };
    const snapshot = createSnapshot({ ...sources, lastGood, report, cache: caches.store });
    onSnapshot(snapshot);
    logProblems(errors);
    // An unreadable file can become readable without a new time stamp, so the next reload reads everything.
    isComplete = content.isComplete;
    stamps = newStamps;
    listed = found;
    return snapshot;
  };

  const openCandidate = (changes: ReadonlyMap<string, string | null>): Candidate => {
    if (!sources) throw new Error('The content has not been read.');
    const problems: Problem[] = [];
    const reportCandidate = (error: ContentError) => void problems.push(...error.problems);
    const files = sources.files.withTexts(changes);
    const snapshot = createSnapshot({
      ...sources,
      files,
      lastGood: createLastGoods(reportCandidate),
      report: reportCandidate,
      cache: caches.createForCandidate(() => problems.length),
    });
    return { snapshot, problems };
  };

  let current = await read(null);
  // Reloads run one after another, so that an older snapshot never replaces a newer one.
  let last = Promise.resolve();
  const reload = (paths?: readonly string[]) => {
    const next = last.then(async () => {
      const before = stamps;
      current = await read(current, paths);
      const changed = listChanges(before, stamps);
      if (changed.length > 0) options.onChange?.(changed);
    });
    // Isolation point: a failed reload must not prevent later reloads. The caller handles the failure.
    last = next.catch(() => undefined);
    return next;
  };
  const reloadAndLog = logFailures(reload, log, path.basename(folder));
  const timer = options.watch ? setInterval(() => void reloadAndLog(), POLL_MS).unref() : undefined;
  const watcher = options.watch ? watchFolders(folders, () => void reloadAndLog()) : null;
  return {
    get current() {
      return current;
    },
    get problems() {
      return errors.flatMap(({ problems }) => problems);
    },
    openCandidate,
    reload,
    close: () => {
      clearInterval(timer);
      watcher?.close();
    },
  };
}

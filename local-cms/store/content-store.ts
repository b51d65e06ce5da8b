import path from 'node:path';

import { composeLayout } from '../layout/compose-layout.ts';
import { type ContentError, toProblemText } from './content-error.ts';
import { type FoundFile, findFiles, readContentFiles } from './content-files.ts';
import { createLastGoods } from './load-context.ts';
import { createMediaCatalog } from './media-catalog.ts';
import { listServedFiles } from './served-files.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { watchFolder } from './watch-folder.ts';

export type Log = { info(message: string): void; error(message: string): void };

export type ContentStore = {
  readonly current: Snapshot;
  /** Reads the folder if anything in it changed since the last time. */
  reload(): Promise<void>;
  close(): void;
};

export type ContentStoreOptions = {
  folder: string;
  /** A second folder, whose files stand before those of the same path. */
  overlay?: string;
  publicUrl: string;
  log: Log;
  watch: boolean;
};

/** Says each problem once, and says when it is gone. */
function createProblemLog(log: Log) {
  let said = new Set<string>();
  return (errors: readonly ContentError[]) => {
    const now = new Set(errors.flatMap(({ problems }) => problems.map(toProblemText)));
    for (const text of now) if (!said.has(text)) log.error(`content error  ${text}`);
    for (const text of said) if (!now.has(text)) log.info(`content fixed  ${text}`);
    said = now;
  };
}

const toFingerprint = (files: readonly FoundFile[]): string =>
  files.map((file) => `${file.path} ${file.stamp}`).join('\n');

/** The files of all folders; of two at the same path the later folder's counts. */
async function findAllFiles(folders: readonly string[]): Promise<FoundFile[]> {
  const found = await Promise.all(folders.map(findFiles));
  return [...new Map(found.flat().map((file) => [file.path, file])).values()];
}

/** The content folder as a snapshot that is replaced whole when files change. */
export async function openContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { publicUrl, log } = options;
  const folder = path.resolve(options.folder);
  const folders = options.overlay ? [folder, path.resolve(options.overlay)] : [folder];
  const folderName = path.basename(folder);
  const say = createProblemLog(log);
  const listMedia = createMediaCatalog();
  let errors: ContentError[] = [];
  const report = (error: ContentError) => void errors.push(error);
  const lastGood = createLastGoods(report);
  let fingerprint: string | null = null;

  const read = async (previous: Snapshot | null): Promise<Snapshot> => {
    const found = await findAllFiles(folders);
    const now = toFingerprint(found);
    if (previous && now === fingerprint) return previous;
    const files = await readContentFiles(found, folderName);
    const siteFolders = [...new Set(found.map((file) => file.path.split('/')[0] ?? ''))];
    const media = new Map(
      await Promise.all(siteFolders.map(async (name) => [name, await listMedia(found, name)] as const)),
    );
    errors = [];
    const snapshot = createSnapshot({
      files,
      folderName,
      lastGood,
      report,
      served: listServedFiles(found),
      media: (name) => media.get(name) ?? new Map(),
      compose: (site, language, node, version) => composeLayout({ site, language, publicUrl }, node, version),
      previous,
    });
    fingerprint = now;
    say(errors);
    return snapshot;
  };

  let current = await read(null);
  // Reloads follow each other: a slow one must not put an older state over a newer one.
  let last = Promise.resolve();
  const reload = () => {
    const next = last.then(async () => {
      current = await read(current);
    });
    last = next.catch(() => undefined);
    return next;
  };
  const reloadQuietly = () => {
    reload().catch((error: unknown) => log.error(`content could not be read: ${String(error)}`));
  };
  const watchers = options.watch ? folders.map((name) => watchFolder(name, reloadQuietly)) : [];
  return {
    get current() {
      return current;
    },
    reload,
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}

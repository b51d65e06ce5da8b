import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { isNodeError } from './content-files.ts';

/** Programs change a file in several steps, and several files at once. */
const GATHER_MS = 50;

async function listFoldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [folder, ...folders.map((entry) => path.join(entry.parentPath, entry.name))];
}

/** Returns null if the system refuses: there are too many watchers, or the folder was deleted meanwhile. */
function tryToWatch(
  folder: string,
  listener: (event: string, name: string | null) => void,
): FSWatcher | null {
  try {
    return watch(folder, { persistent: false }, listener);
  } catch (error) {
    if (!isNodeError(error)) throw error;
    return null;
  }
}

/**
 * Calls `onChange` soon after something in the folders has changed, and watches folders that are added later. Networks
 * and containers often send no events, so the caller must look from time to time too. Each folder has a watcher of its
 * own, because on Linux Node's recursive one misses files that are replaced by renaming, as text editors do.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const forget = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string) => {
    const watcher = tryToWatch(folder, (_, name) => {
      // This can be the folder itself, which another one with its name may replace.
      if (name === path.basename(folder)) forget(folder);
      timer ??= setTimeout(() => void tell(), GATHER_MS).unref();
    });
    watcher?.on('error', () => forget(folder));
    if (watcher) watchers.set(folder, watcher);
  };
  const update = async () => {
    // Isolation point: a folder that cannot be listed is reported by who reads it.
    const lists = await Promise.all(folders.map((folder) => listFoldersBelow(folder).catch(() => [folder])));
    if (isClosed) return;
    const found = new Set(lists.flat());
    for (const folder of watchers.keys()) if (!found.has(folder)) forget(folder);
    for (const folder of found) if (!watchers.has(folder)) add(folder);
  };
  // First the watchers: what changes after them is told, and what changes before them is seen by the reader.
  const tell = async () => {
    timer = undefined;
    await update();
    if (!isClosed) onChange();
  };
  void update();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      for (const folder of [...watchers.keys()]) forget(folder);
    },
  };
}

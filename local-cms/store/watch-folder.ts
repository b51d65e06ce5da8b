import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Editors save in several steps (write, rename); one reload is enough for them. */
const quietMilliseconds = 40;

/** Some file systems send no events (shared folders, containers): look again from time to time. */
const lookAgainMilliseconds = 1500;

async function findFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory());
  return [folder, ...folders.map((entry) => path.join(entry.parentPath, entry.name))];
}

/**
 * Calls `onChange` when something in the folder may have changed. It may call it for nothing.
 * Each folder has a watcher of its own: Node's recursive one loses a file that is replaced by a rename.
 */
export function watchFolder(folder: string, onChange: () => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  let quiet: NodeJS.Timeout | undefined;
  let isClosed = false;

  const forget = (name: string) => {
    watchers.get(name)?.close();
    watchers.delete(name);
  };
  const add = (name: string) => {
    try {
      const watcher = watch(name, { persistent: false }, schedule);
      watcher.on('error', () => forget(name));
      watchers.set(name, watcher);
    } catch {
      // Gone again, or the system has no watcher left: the interval sees what changes there.
    }
  };
  const refresh = async () => {
    const folders = new Set(await findFolders(folder));
    if (isClosed) return;
    for (const name of watchers.keys()) if (!folders.has(name)) forget(name);
    for (const name of folders) if (!watchers.has(name)) add(name);
  };
  const look = () => void refresh().then(() => isClosed || onChange());
  function schedule() {
    clearTimeout(quiet);
    quiet = setTimeout(look, quietMilliseconds);
  }

  const interval = setInterval(look, lookAgainMilliseconds);
  interval.unref();
  look();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(quiet);
      clearInterval(interval);
      for (const name of [...watchers.keys()]) forget(name);
    },
  };
}

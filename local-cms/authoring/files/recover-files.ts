import path from 'node:path';

import type { FileSystem } from './file-system.ts';
import { Intent, type Places, removeIntent, removeStaged, syncFolders, toRevisionOf } from './intent.ts';
import type { ContentFolder } from './read-text.ts';
import { isTemporary } from './temporary-name.ts';

type State = 'open' | 'done' | 'changed';

/**
 * A step is open if the file is as before, and done if its new file has left its temporary name. A deleted file has no
 * new one, so it is done if the file is gone. Otherwise somebody has changed the file.
 */
async function readState(
  { disk, contentFolder }: ContentFolder,
  { path: file, temporary, before }: Intent[number],
): Promise<State> {
  const present = await disk.read(path.join(contentFolder, file));
  const left = temporary === null ? present : await disk.read(path.join(contentFolder, temporary));
  if (left === null) return 'done';
  return toRevisionOf(present) === before ? 'open' : 'changed';
}

/**
 * Does the steps that a crash has prevented. If it prevented all of them, and somebody has changed one of the files
 * since, none is done. The intent is removed before its temporary files, whose absence means that a step is done.
 */
async function complete(places: ContentFolder, steps: Intent, forget: () => Promise<void>): Promise<void> {
  const { disk, contentFolder } = places;
  const states = await Promise.all(steps.map((step) => readState(places, step)));
  if (states.includes('done') || !states.includes('changed')) {
    for (const [index, { path: file, temporary }] of steps.entries()) {
      if (states[index] !== 'open') continue;
      if (temporary === null) await disk.remove(path.join(contentFolder, file));
      else await disk.rename(path.join(contentFolder, temporary), path.join(contentFolder, file));
    }
    await syncFolders(disk, contentFolder, steps);
  }
  await forget();
  await removeStaged(disk, contentFolder, steps);
}

function parseIntent(file: string, bytes: Buffer): Intent {
  try {
    return Intent.parse(JSON.parse(bytes.toString()));
  } catch (cause) {
    // Isolation point: JSON and schema errors of a file that a person or a disk has damaged.
    throw new Error(
      `${file} is damaged, so the change that it describes cannot be completed. Look into the content folder, and delete the file.`,
      { cause },
    );
  }
}

/** Completes the commits that a crash interrupted, and removes what other interrupted writes left. */
export async function recoverFiles(
  disk: FileSystem,
  places: Places,
  folders: readonly string[],
): Promise<void> {
  const { contentFolder, intentFolder } = places;
  for (const name of await disk.list(intentFolder)) {
    const file = path.join(intentFolder, name);
    const bytes = name.endsWith('.json') ? await disk.read(file) : null;
    if (bytes)
      await complete({ disk, contentFolder }, parseIntent(file, bytes), () => removeIntent(disk, file));
    else await removeIntent(disk, file);
  }
  for (const folder of folders) {
    const names = (await disk.list(path.join(contentFolder, folder))).filter(isTemporary);
    for (const name of names) await disk.remove(path.join(contentFolder, folder, name));
  }
}

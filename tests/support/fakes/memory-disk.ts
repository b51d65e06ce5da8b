import path from 'node:path';

import type { FileSystem } from '../../../local-cms/authoring/files/file-system.ts';

type Operation = { name: 'create' | 'rename' | 'remove' | 'syncFolder' | 'makeFolder'; file: string };

const toText = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content).toString();

/**
 * A disk in memory. `before` is called before each change and can throw, as a disk that is full or a process that is
 * killed. `losePower` takes back changes of folders that were not synced: of each folder, those behind some first ones,
 * whose number `choose` returns.
 */
export function createMemoryDisk(
  initial: Readonly<Record<string, string>> = {},
  before: (operation: Operation, count: number) => void = () => {},
) {
  const files = new Map(Object.entries(initial));
  let count = 0;
  const note = (name: Operation['name'], file: string) => before({ name, file }, count++);
  /** What takes back each change of a folder that was not synced. */
  const unsynced = new Map<string, (() => void)[]>();
  const set = (file: string, text: string | undefined) => {
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  };
  /** Changes files of one folder in one step. */
  const change = (changes: ReadonlyMap<string, string | undefined>) => {
    const old = new Map([...changes.keys()].map((file) => [file, files.get(file)]));
    for (const [file, text] of changes) set(file, text);
    const [folder = ''] = [...changes.keys()].map((file) => path.dirname(file));
    const undo = () => {
      for (const [file, text] of old) set(file, text);
    };
    unsynced.set(folder, [...(unsynced.get(folder) ?? []), undo]);
  };
  const move = (from: string, to: string) => {
    note('rename', to);
    const text = files.get(from);
    if (text === undefined) throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
    change(
      new Map([
        [from, undefined],
        [to, text],
      ]),
    );
  };
  const remove = (file: string) => {
    note('remove', file);
    if (files.has(file)) change(new Map([[file, undefined]]));
  };
  const losePower = (choose: (count: number) => number) => {
    for (const undos of unsynced.values())
      for (const undo of undos.slice(choose(undos.length)).reverse()) undo();
    unsynced.clear();
  };
  const disk: FileSystem = {
    read: async (file) => {
      const text = files.get(file);
      return text === undefined ? null : Buffer.from(text);
    },
    create: async (file, bytes) => {
      const text = toText(bytes);
      // A disk that becomes full leaves half of the file.
      change(new Map([[file, text.slice(0, text.length / 2)]]));
      note('create', file);
      files.set(file, text);
    },
    rename: async (from, to) => move(from, to),
    swap: async (swaps) => {
      const isAsExpected = ({ to, expected }: (typeof swaps)[number]) =>
        (files.get(to) ?? null) === (expected === null ? null : toText(expected));
      if (!swaps.every(isAsExpected)) return false;
      for (const { from, to } of swaps) {
        if (from === null) remove(to);
        else move(from, to);
      }
      return true;
    },
    remove: async (file) => remove(file),
    syncFolder: async (folder) => {
      note('syncFolder', folder);
      unsynced.delete(folder);
    },
    makeFolder: async (folder) => note('makeFolder', folder),
    removeFolder: async (folder) => ![...files.keys()].some((file) => file.startsWith(`${folder}/`)),
    list: async (folder) =>
      [...files.keys()].filter((file) => path.dirname(file) === folder).map((file) => path.basename(file)),
  };
  return { disk, files, count: () => count, losePower };
}

import path from 'node:path';

import type { FileSystem } from '../../../local-cms/authoring/files/file-system.ts';

type Operation = { name: 'create' | 'rename' | 'remove' | 'syncFolder' | 'makeFolder'; file: string };

/**
 * A disk in memory. `before` is called before each change and can throw, as a disk that is full or a process that is
 * killed.
 */
export function createMemoryDisk(
  initial: Readonly<Record<string, string>> = {},
  before: (operation: Operation, count: number) => void = () => {},
) {
  const files = new Map(Object.entries(initial));
  let count = 0;
  const note = (name: Operation['name'], file: string) => before({ name, file }, count++);
  const move = (from: string, to: string) => {
    note('rename', to);
    const text = files.get(from);
    if (text === undefined) throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
    files.delete(from);
    files.set(to, text);
  };
  const remove = (file: string) => {
    note('remove', file);
    files.delete(file);
  };
  const disk: FileSystem = {
    read: async (file) => {
      const text = files.get(file);
      return text === undefined ? null : Buffer.from(text);
    },
    create: async (file, bytes) => {
      const text = typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString();
      // A disk that becomes full leaves half of the file.
      files.set(file, text.slice(0, text.length / 2));
      note('create', file);
      files.set(file, text);
    },
    rename: async (from, to) => move(from, to),
    swap: async (swaps) => {
      if (swaps.some(({ to, expected }) => (files.get(to) ?? null) !== expected)) return false;
      for (const { from, to } of swaps) {
        if (from === null) remove(to);
        else move(from, to);
      }
      return true;
    },
    remove: async (file) => remove(file),
    syncFolder: async (folder) => note('syncFolder', folder),
    makeFolder: async (folder) => note('makeFolder', folder),
    removeFolder: async (folder) => ![...files.keys()].some((file) => file.startsWith(`${folder}/`)),
    list: async (folder) =>
      [...files.keys()].filter((file) => path.dirname(file) === folder).map((file) => path.basename(file)),
  };
  return { disk, files, count: () => count };
}

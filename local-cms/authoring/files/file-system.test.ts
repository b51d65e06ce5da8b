import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { disk } from './file-system.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'disk-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a new file and the names in a folder are forced to the disk', async () => {
  const file = path.join(folder, 'a');
  const handle = await open(folder);
  const sync = jest.spyOn(Object.getPrototypeOf(handle), 'sync');
  await handle.close();
  await disk.create(file, 'x');
  expect(sync).toHaveBeenCalledTimes(1);
  await disk.syncFolder(folder);
  expect(sync).toHaveBeenCalledTimes(2);
  sync.mockRestore();
});

test('a swap compares bytes, so that two files that are no text are not the same', async () => {
  const file = path.join(folder, 'a');
  await writeFile(file, new Uint8Array([0xff]));
  const swap = (expected: string | Uint8Array) => disk.swap([{ from: null, to: file, expected }]);
  expect(await swap('\ufffd')).toBe(false);
  expect(await swap(new Uint8Array([0xfe]))).toBe(false);
  expect([...(await readFile(file))]).toEqual([0xff]);
  expect(await swap(new Uint8Array([0xff]))).toBe(true);
  expect(await disk.read(file)).toBeNull();
});

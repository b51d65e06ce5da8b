import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWhole } from './write-whole';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-whole-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writes a file in a new folder, and replaces it', async () => {
  const file = path.join(folder, 'new', 'a.json');
  await writeWhole(file, 'one');
  await writeWhole(file, 'two');
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(path.dirname(file))).toEqual(['a.json']);
});

test('leaves no draft if the file cannot be written', async () => {
  await writeWhole(path.join(folder, 'a', 'b'), '');
  await expect(writeWhole(path.join(folder, 'a'), '')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(folder)).toEqual(['a']);
});

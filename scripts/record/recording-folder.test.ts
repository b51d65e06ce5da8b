import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { openRecordingFolder } from './recording-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'record-'));
});
afterEach(() => rm(root, { recursive: true }));

test('writes and reads a file in a folder that does not exist yet', async () => {
  const folder = openRecordingFolder(path.join(root, 'copy'), []);
  expect(folder.has('pages/a.recorded.json')).toBe(false);
  await folder.write('pages/a.recorded.json', { path: '/a' });
  expect(await folder.read('pages/a.recorded.json', z.unknown())).toEqual({ path: '/a' });
});

test('a path that leaves the folder is refused', () => {
  const folder = openRecordingFolder(path.join(root, 'copy'), []);
  expect(() => folder.has('../copy-2/a.json')).toThrow(/copy-2\/a\.json is outside of .*copy\. Delete/);
  expect(() => folder.write('pages/../../a.json', {})).toThrow('is outside of');
});

test('a symbolic link in the folder does not lead out of it, and the folder itself can be one', async () => {
  await mkdir(path.join(root, 'real'));
  await mkdir(path.join(root, 'other'));
  await symlink(path.join(root, 'real'), path.join(root, 'copy'));
  await symlink(path.join(root, 'other'), path.join(root, 'real', 'pages'));
  const folder = openRecordingFolder(path.join(root, 'copy'), []);
  await folder.write('site.recorded.json', {});
  expect(() => folder.write('pages/a.recorded.json', {})).toThrow('is outside of');
  await expect(folder.list('pages')).rejects.toThrow('is outside of');
  expect(await readdir(path.join(root, 'other'))).toEqual([]);
});

test('a file that cannot be read is reported with its path', async () => {
  await mkdir(path.join(root, 'site.recorded.json'));
  const folder = openRecordingFolder(root, []);
  await expect(folder.read('site.recorded.json', z.unknown())).rejects.toThrow(
    /site\.recorded\.json:1 {2}the file cannot be read \(EISDIR/,
  );
});

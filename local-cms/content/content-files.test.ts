/** @jest-environment node */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import {
  createKnownFiles,
  type FoundFile,
  listFiles,
  listFolders,
  readContentFiles,
  relistFiles,
} from './content-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const toFound = (name: string): FoundFile => ({
  path: name,
  absolute: path.join(folder, name),
  size: 1,
  stamp: '1',
  changedAt: 0,
});

test('hidden files are not listed, and folders and links only if they are named like content files', async () => {
  await mkdir(path.join(folder, 'acme/pages/en.yml'), { recursive: true });
  await writeFile(path.join(folder, 'acme/site.yml'), '');
  await writeFile(path.join(folder, 'acme/.hidden.yml'), '');
  await symlink('site.yml', path.join(folder, 'acme/link.yml'));
  await symlink('site.yml', path.join(folder, 'acme/link.html'));
  expect((await listFiles(folder)).map((file) => file.path)).toEqual([
    'acme/link.yml',
    'acme/pages/en.yml',
    'acme/site.yml',
  ]);
});

test('a file that was deleted after the folder was listed is skipped', async () => {
  const { files, isComplete } = await readContentFiles([toFound('acme/site.yml')], 'content');
  expect(files.paths).toEqual([]);
  expect(isComplete).toBe(true);
});

test.each([
  {
    what: 'a folder',
    create: (file: string) => mkdir(file),
    reason: 'EISDIR: illegal operation on a directory',
  },
  { what: 'a link', create: (file: string) => symlink('x', file), reason: 'ELOOP: too many symbolic links' },
])('$what with the name of a content file is reported', async ({ create, reason }) => {
  await create(path.join(folder, 'en.yml'));
  const { files, isComplete } = await readContentFiles([toFound('en.yml')], 'content');
  expect(isComplete).toBe(false);
  expect(files.paths).toEqual(['en.yml']);
  expect(() => files.source('en.yml')).toThrow(`content/en.yml:1  the file cannot be read (${reason}`);
});

test('a page stays in its last good state while its file cannot be read', async () => {
  const cms = await startTestCms();
  const query = '{ layout(site: "acme", routePath: "/hidden", language: "en") { item { id rendered } } }';
  const before = await cms.query(query);
  await cms.remove('acme/pages/hidden/en.yml');
  await mkdir(path.join(cms.contentFolder, 'acme/pages/hidden/en.yml'));
  await cms.reload();
  expect(cms.lines).toEqual([
    expect.stringMatching(/^content error {2}content\/acme\/pages\/hidden\/en\.yml:1 {2}.*\(EISDIR: /),
  ]);
  expect(await cms.query(query)).toEqual(before);

  await rm(path.join(cms.contentFolder, 'acme/pages/hidden/en.yml'), { recursive: true });
  await cms.write('acme/pages/hidden/en.yml', sampleContent['acme/pages/hidden/en.yml'] ?? '');
  await cms.reload();
  expect(cms.lines.at(-1)).toMatch(/^content fixed /);
  await cms.close();
});

test('a file is read again only after its stamp has changed', async () => {
  const known = createKnownFiles();
  const write = (text: string) => writeFile(path.join(folder, 'en.yml'), text);
  const read = async (file: FoundFile) =>
    (await readContentFiles([file], 'content', known)).files.text('en.yml');
  await write('first');
  expect(await read(toFound('en.yml'))).toBe('first');
  await write('other');
  expect(await read(toFound('en.yml'))).toBe('first');
  expect(await read({ ...toFound('en.yml'), stamp: '2' })).toBe('other');
});

test('a file that was changed just now is read each time, because the next change can have the same stamp', async () => {
  const known = createKnownFiles();
  const read = async () => {
    const file = { ...toFound('en.yml'), changedAt: Date.now() };
    return (await readContentFiles([file], 'content', known)).files.text('en.yml');
  };
  await writeFile(path.join(folder, 'en.yml'), 'first');
  expect(await read()).toBe('first');
  await writeFile(path.join(folder, 'en.yml'), 'other');
  expect(await read()).toBe('other');
});

test('only the given files are looked at again, and those of later folders win', async () => {
  const overlay = path.join(folder, 'overlay');
  const content = path.join(folder, 'content');
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  for (const name of ['a.yml', 'b.yml', 'c.yml']) await write(`content/${name}`, '1');
  await write('overlay/b.yml', '1');
  const folders = [content, overlay];
  const before = await listFolders(folders);
  await write('content/0.yml', '22');
  await write('content/a.yml', '22');
  await write('content/b.yml', '22');
  await rm(path.join(content, 'c.yml'));
  const again = await relistFiles(folders, before, ['0.yml', 'b.yml', 'c.yml']);
  expect(again.map((file) => [path.relative(folder, file.absolute), file.size])).toEqual([
    ['content/0.yml', 2],
    ['content/a.yml', 1],
    ['overlay/b.yml', 1],
  ]);
});

import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { disk } from './file-system.ts';
import { removeEmptyFolders } from './remove-empty-folders.ts';

async function createContent(folders: readonly string[]): Promise<string> {
  const content = await mkdtemp(path.join(tmpdir(), 'folders-'));
  for (const folder of folders) await mkdir(path.join(content, folder), { recursive: true });
  return content;
}

const list = async (folder: string) =>
  (await readdir(folder, { recursive: true })).map((name) => name.replaceAll(path.sep, '/')).sort();

test('removes the folders that a page and those below it have left, up to one that is in use', async () => {
  const content = await createContent(['acme/pages/news/old/deep', 'acme/pages/news/kept']);
  await writeFile(path.join(content, 'acme/pages/news/kept/en.yml'), '');
  const deleted = ['acme/pages/news/old/en.yml', 'acme/pages/news/old/deep/en.yml'];
  await removeEmptyFolders(disk, content, deleted);
  expect(await list(content)).toEqual([
    'acme',
    'acme/pages',
    'acme/pages/news',
    'acme/pages/news/kept',
    'acme/pages/news/kept/en.yml',
  ]);
});

test('keeps a folder with any file, the folders of the site, and what is no folder', async () => {
  const content = await createContent(['acme/pages', 'acme/shared/join', 'elsewhere']);
  await writeFile(path.join(content, 'acme/shared/join/.notes'), '');
  await symlink(path.join(content, 'elsewhere'), path.join(content, 'acme/pages/linked'));
  await removeEmptyFolders(disk, content, [
    'acme/shared/join/en.yml',
    'acme/pages/linked/en.yml',
    'acme/pages/en.yml',
    'acme/pages/gone/en.yml',
  ]);
  expect(await list(content)).toEqual([
    'acme',
    'acme/pages',
    'acme/pages/linked',
    'acme/shared',
    'acme/shared/join',
    'acme/shared/join/.notes',
    'elsewhere',
  ]);
});

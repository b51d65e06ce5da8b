// The disk fails in the middle of a save, or behind it.
import path from 'node:path';
import { closeAfterEach } from '@tests/jest/close-after-each';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

import { disk, type FileSystem } from './files/file-system.ts';
import { toRevision } from './files/revision.ts';

const keep = closeAfterEach();

const about = 'acme/pages/about/en.yml';
const hidden = 'acme/pages/hidden/en.yml';

const toPage = (title: string) => `template: Page\nfields: { Title: ${title} }\n`;

const change = (file: string, before: string, after: string) => ({
  path: file,
  base: toRevision(before),
  text: toPage(after),
});

const note = { historyKey: 'acme/pages/about/en', by: 'Ada', action: 'updateItem', label: 'Title' };

const failWith = (code: string) => Object.assign(new Error(`${code}: it fails, write`), { code });

async function open(ownDisk: Partial<FileSystem>) {
  const content = { ...sampleContent, [about]: toPage('About'), [hidden]: toPage('Hidden') };
  return keep(await openTestAuthoring(content, undefined, { ...disk, ...ownDisk }));
}

test('a save completes the one before, which the disk has stopped in the middle', async () => {
  let isFull = false;
  const world = await open({
    swap: async (swaps) => {
      if (!isFull || swaps.length < 2) return disk.swap(swaps);
      await disk.swap(swaps.slice(0, 1));
      throw failWith('ENOSPC');
    },
  });
  isFull = true;
  const both = [change(about, toPage('About'), 'One'), change(hidden, toPage('Hidden'), 'Two')];
  await expect(world.saver.save(both, note)).rejects.toThrow('The change is not complete: the disk is full.');
  expect(await world.read(hidden)).toBe(toPage('Hidden'));
  isFull = false;
  await world.saver.save([change(about, toPage('One'), 'Three')], note);
  expect([await world.read(about), await world.read(hidden)]).toEqual([toPage('Three'), toPage('Two')]);
});

test('a change that the disk cannot make permanent is written down and served, and the person is told', async () => {
  let isFailing = false;
  const world = await open({
    syncFolder: async (folder) => {
      if (isFailing && folder.includes(`${path.sep}content${path.sep}`)) throw failWith('EIO');
      return disk.syncFolder(folder);
    },
  });
  isFailing = true;
  const saved = world.saver.save([change(about, toPage('About'), 'New')], note);
  await expect(saved).rejects.toThrow('The change is made, but the disk has a problem: EIO: it fails.');
  isFailing = false;
  expect(await world.journal.list(5)).toMatchObject([{ by: 'Ada', files: [about] }]);
  const page = world.store.current.sites.get('acme')?.pages.get('/about');
  expect(page?.versions.get('en')?.fields.values.get('Title')?.value).toBe('New');
  await world.saver.undo([note.historyKey], 'Ada');
  expect(await world.read(about)).toBe(toPage('About'));
});

test('a refused save tells the first error if the history cannot be written either', async () => {
  let isFull = false;
  const world = await open({
    swap: async () => {
      isFull = true;
      throw failWith('ENOSPC');
    },
    create: async (file, bytes) => {
      if (isFull) throw failWith('EROFS');
      return disk.create(file, bytes);
    },
  });
  await expect(world.saver.save([change(about, toPage('About'), 'New')], note)).rejects.toMatchObject({
    name: 'DiskError',
    message: 'The change was not saved: the disk is full.',
  });
});

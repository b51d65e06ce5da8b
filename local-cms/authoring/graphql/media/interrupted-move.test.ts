// What can come between the steps of a move: a copy of the file, a save of all that names it, and a removal.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { openTestContext } from '@tests/local-cms/open-test-context';
import { sampleContent } from '@tests/local-cms/sample-content';

import { disk, type FileSystem } from '../../files/file-system.ts';
import { toRevision } from '../../files/revision.ts';
import type { AuthoringContext } from '../authoring-context.ts';
import { moveMedia } from './move-media.ts';

const keep = closeAfterEach();

const about = 'template: Page\nfields:\n  Title: About\n';
const withCoast = `${about}  Image: { media: coast.jpg, alt: x }\n`;

const content = {
  ...sampleContent,
  'acme/media/coast.jpg': 'jpg',
  'acme/media.yml': 'coast.jpg: { alt: { en: A coast } }\n',
  'acme/pages/about/en.yml': about,
  'acme/pages/hidden/en.yml': withCoast,
};

const open = async (ownDisk: FileSystem = disk) => keep(await openTestContext(content, ownDisk));

const move = (context: AuthoringContext) =>
  moveMedia(null, { input: { site: 'acme', media: 'coast.jpg', name: 'shore', by: 'Ada' } }, context);

test('a file that a page begins to use meanwhile stays beside the new one', async () => {
  const { context, ...world } = await open();
  const { mediaStore } = context;
  const note = { historyKey: 'acme/pages/about/en', by: 'Bo', action: 'updateItem', label: 'Image' };
  const copy: typeof mediaStore.copy = async (from, to) => {
    await mediaStore.copy(from, to);
    const change = { path: 'acme/pages/about/en.yml', base: toRevision(about), text: withCoast };
    await world.saver.save([change], note);
  };
  await expect(move({ ...context, mediaStore: { ...mediaStore, copy } })).rejects.toThrow(
    'media/coast.jpg stays beside media/shore.jpg, because it is used in acme/pages/about/en.yml.',
  );
  expect(await world.listMedia()).toEqual(['coast.jpg', 'shore.jpg']);
  expect(await world.read('acme/pages/hidden/en.yml')).toContain('media: shore.jpg');
  expect(world.listProblems()).toEqual([]);
});

test('the new file goes if somebody has changed the same meanwhile', async () => {
  const { context, ...world } = await open();
  const { mediaStore } = context;
  const copy: typeof mediaStore.copy = async (from, to) => {
    await mediaStore.copy(from, to);
    await world.write('acme/pages/hidden/en.yml', withCoast.replace('coast.jpg', 'plan.svg'));
  };
  await expect(move({ ...context, mediaStore: { ...mediaStore, copy } })).rejects.toThrow(
    'Somebody else changed the same content.',
  );
  expect(await world.listMedia()).toEqual(['coast.jpg']);
});

test('the new file stays if the disk refuses in the middle, because the change is completed later', async () => {
  let isFull = false;
  const { context, ...world } = await open({
    ...disk,
    swap: async (swaps) => {
      if (!isFull || swaps.length === 1) return disk.swap(swaps);
      await disk.swap(swaps.slice(0, 1));
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    },
  });
  isFull = true;
  await expect(move(context)).rejects.toThrow('The change is not complete: the disk is full.');
  isFull = false;
  await world.reopen();
  await world.store.reload();
  expect(await world.listMedia()).toEqual(['coast.jpg', 'shore.jpg']);
  expect(await world.read('acme/pages/hidden/en.yml')).toContain('media: shore.jpg');
  expect(world.listProblems()).toEqual([]);
});

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { closeAfterEach } from '@tests/jest/close-after-each';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

import { disk } from '../files/file-system.ts';
import { toRevision } from '../files/revision.ts';

const media = 'acme/media/coast.jpg';

const file = 'acme/pages/about/en.yml';

const about = 'template: Page\nfields:\n  Title: About\n';

const content = { ...sampleContent, [file]: about, [media]: 'jpg' };

const keep = closeAfterEach();

test('no save can begin to use a file while it is removed', async () => {
  const world = keep(await openTestAuthoring(content));
  const removed = world.mediaStore.remove(media, () => setTimeout(200));
  const text = `${about}  Image: { media: coast.jpg, alt: x }\n`;
  const note = { historyKey: 'acme/pages/about/en', by: 'Ada', action: 'updateItem', label: 'Image' };
  const saved = world.saver.save([{ path: file, base: toRevision(about), text }], note);
  await expect(saved).rejects.toThrow(/coast\.jpg/);
  await removed;
  expect(await world.read(file)).toBe(about);
});

test('a file that was changed while it is removed stays, and the person is told', async () => {
  const world = keep(
    await openTestAuthoring(content, undefined, { ...disk, swap: () => Promise.resolve(false) }),
  );
  await expect(world.mediaStore.remove(media, async () => {})).rejects.toThrow(
    'was changed meanwhile. Try again.',
  );
  expect(await world.read(media)).toBe('jpg');
});

test('a new file gets a number if there is one whose name differs only by its case', async () => {
  const world = keep(await openTestAuthoring(content));
  const file = { path: 'acme/media/Coast', extension: 'jpg', bytes: Buffer.from('new') };
  expect(await world.mediaStore.add(file)).toBe('acme/media/Coast-2.jpg');
});

test('a file with a name that is too long for one of a disk is kept by its end', async () => {
  const deep = `acme/media/${'ساحل'.repeat(15)}/${'a'.repeat(120)}/coast.jpg`;
  const world = keep(await openTestAuthoring({ ...content, [deep]: 'jpg' }));
  await world.mediaStore.remove(deep, async () => {});
  expect(await readdir(path.join(world.dataFolder, 'authoring/removed'))).toEqual([
    expect.stringMatching(/^2026-.*aaa-coast\.jpg$/),
  ]);
});

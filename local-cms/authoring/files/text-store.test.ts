import { createMemoryDisk } from '@tests/fakes/memory-disk';

import { toRevision } from './revision.ts';
import { createTextStore } from './text-store.ts';

test('the store finds a kept text after a restart, and a remembered one before', async () => {
  const { disk } = createMemoryDisk();
  const texts = createTextStore(disk, '/texts');
  const kept = await texts.keep('kept');
  const remembered = texts.remember('remembered');
  expect([await texts.find(kept), await texts.find(remembered)]).toEqual(['kept', 'remembered']);
  const later = createTextStore(disk, '/texts');
  expect([await later.find(kept), await later.find(remembered)]).toEqual(['kept', null]);
});

test('the store does not use a text that the disk has damaged', async () => {
  const { disk, files } = createMemoryDisk();
  const revision = await createTextStore(disk, '/texts').keep('kept');
  files.set(`/texts/${revision}`, 'damaged');
  expect(await createTextStore(disk, '/texts').find(revision)).toBeNull();
});

test('the store replaces a text that the disk has damaged', async () => {
  const { disk, files } = createMemoryDisk();
  const revision = await createTextStore(disk, '/texts').keep('kept');
  files.set(`/texts/${revision}`, 'damaged');
  await createTextStore(disk, '/texts').keep('kept');
  expect(await createTextStore(disk, '/texts').find(revision)).toBe('kept');
  expect([...files.keys()]).toEqual([`/texts/${revision}`]);
});

test('the store leaves nothing behind when the disk is full', async () => {
  const { disk, files } = createMemoryDisk({}, ({ name }) => {
    if (name === 'create') throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' });
  });
  await expect(createTextStore(disk, '/texts').keep('kept')).rejects.toThrow('the disk is full');
  expect([...files.keys()]).toEqual([]);
});

test('the store finds nothing by a name that is no revision', async () => {
  const { disk } = createMemoryDisk({ '/secret': 'secret' });
  expect(await createTextStore(disk, '/texts').find('../secret')).toBeNull();
});

test('the store deletes the texts that nothing uses', async () => {
  const { disk, files } = createMemoryDisk();
  const texts = createTextStore(disk, '/texts');
  const used = await texts.keep('used');
  await texts.keep('unused');
  await texts.sweep(new Set([used]));
  expect([...files.keys()]).toEqual([`/texts/${toRevision('used')}`]);
});

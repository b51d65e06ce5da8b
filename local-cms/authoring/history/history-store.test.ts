import { createMemoryDisk } from '@tests/fakes/memory-disk';

import { createHistoryStore } from './history-store.ts';

const history = (key: string, at: string, revisions: readonly string[]) => ({
  key,
  entries: [
    {
      id: key,
      at,
      by: 'Ada',
      label: 'Title',
      files: revisions.map((after) => ({ path: `${key}.yml`, before: null, after })),
      isUndone: false,
    },
  ],
});

test('the store keeps the history of each page', async () => {
  const { disk } = createMemoryDisk();
  const about = history('acme/pages/about/en', '2026-01-01', ['a']);
  await createHistoryStore(disk, '/history').write(about);
  const later = createHistoryStore(disk, '/history');
  expect(await later.read(about.key)).toEqual(about);
  expect(await later.read('acme/pages/en')).toEqual({ key: 'acme/pages/en', entries: [] });
});

test('a damaged history is empty', async () => {
  const { disk, files } = createMemoryDisk();
  const histories = createHistoryStore(disk, '/history');
  await histories.write(history('a', '2026-01-01', ['a']));
  for (const name of files.keys()) files.set(name, '{"page":"a","ent');
  expect(await histories.read('a')).toEqual({ key: 'a', entries: [] });
});

test('the store removes what a killed process has left', async () => {
  const { disk, files } = createMemoryDisk();
  const histories = createHistoryStore(disk, '/history');
  await histories.write(history('a', '2026-01-01', ['a']));
  const stored = [...files.keys()];
  files.set('/history/.0123.json.0123456789ab.tmp', '{"key":"a","ent');
  await histories.prune();
  expect([...files.keys()]).toEqual(stored);
});

test('the store forgets the pages that were changed longest ago', async () => {
  const { disk } = createMemoryDisk();
  const histories = createHistoryStore(disk, '/history', 2);
  await histories.write(history('old', '2026-01-01', ['a', 'b']));
  await histories.write(history('new', '2026-03-01', ['c', 'd']));
  await histories.write(history('newer', '2026-04-01', ['e']));
  expect(await histories.prune()).toEqual(new Set(['c', 'd', 'e']));
  expect((await histories.read('old')).entries).toEqual([]);
  expect((await histories.read('new')).entries).toHaveLength(1);
});

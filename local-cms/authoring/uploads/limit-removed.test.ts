import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

import { disk } from '../files/file-system.ts';
import { limitRemoved } from './limit-removed.ts';

const names = ['2026-01-02-a.jpg', '2026-01-03-b.jpg', '2026-01-01-c.jpg'];

test.each([
  [{ files: 3, bytes: 30 }, ['2026-01-01-c.jpg', '2026-01-02-a.jpg', '2026-01-03-b.jpg']],
  [{ files: 2, bytes: 30 }, ['2026-01-02-a.jpg', '2026-01-03-b.jpg']],
  [{ files: 3, bytes: 25 }, ['2026-01-02-a.jpg', '2026-01-03-b.jpg']],
  [{ files: 3, bytes: 5 }, []],
])('with a limit of %j, %j of three files with ten bytes each stay', async (limits, kept) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'removed-'));
  for (const name of names) await writeFile(path.join(folder, name), '0123456789');
  await limitRemoved(disk, folder, limits);
  expect((await readdir(folder)).sort()).toEqual(kept);
  await rm(folder, { recursive: true });
});

test('the limit is kept at each start', async () => {
  const world = await openTestAuthoring({ ...sampleContent, 'acme/media/coast.jpg': 'jpg' });
  await world.mediaStore.remove('acme/media/coast.jpg', async () => {});
  const folder = path.join(world.dataFolder, 'authoring/removed');
  const [removed = ''] = await readdir(folder);
  for (let index = 0; index < 1000; index++) await writeFile(path.join(folder, `3000-${index}.jpg`), '');
  await world.reopen();
  const left = await readdir(folder);
  expect(left).toHaveLength(1000);
  expect(left).not.toContain(removed);
  await world.close();
});

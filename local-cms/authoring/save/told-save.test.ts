import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';

import { isRecord } from '../../content/yaml/same-data.ts';
import { disk } from '../files/file-system.ts';
import { toRevision } from '../files/revision.ts';

test('a save tells who makes it before its file is written, because a watcher can find the file at once', async () => {
  let told: string[] = [];
  let toldBefore: string[] = [];
  const swap: typeof disk.swap = (swaps) => {
    toldBefore = told;
    return disk.swap(swaps);
  };
  const world = await openTestAuthoring(undefined, undefined, { ...disk, swap }, undefined, (files, by) => {
    told = [...told, ...files.map(({ path }) => `${path} by ${by}`)];
  });
  const file = 'acme/pages/about/en.yml';
  const edit = (data: unknown) => (isRecord(data) ? { ...data, fields: { Title: 'Us' } } : data);
  const base = toRevision(await world.read(file));
  const note = { historyKey: 'acme/pages/about/en', by: 'Ada', action: 'updateItem', label: 'Title' };
  await world.saver.save([{ path: file, base, edit }], note);
  expect(toldBefore).toEqual([`${file} by Ada`]);
  await world.close();
});

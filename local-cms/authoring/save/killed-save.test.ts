// A kill between the write of the history and that of the file. Here the disk fails as a killed process would.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

import { isRecord } from '../../content/yaml/same-data.ts';
import { disk } from '../files/file-system.ts';
import { toRevision } from '../files/revision.ts';

const page = 'acme/pages/about/en';

const file = `${page}.yml`;

const about = 'template: Page\nfields:\n  Title: About\n  NavigationTitle: Us\n';

const keep = closeAfterEach();

const setField = (name: string, value: string) => (data: unknown) =>
  isRecord(data) && isRecord(data.fields) ? { ...data, fields: { ...data.fields, [name]: value } } : data;

async function open(stepMs?: number) {
  let isKilled = false;
  const ownDisk: typeof disk = {
    ...disk,
    swap: async (swaps) => {
      if (isKilled && swaps.some(({ to }) => to.endsWith(file))) throw new Error('killed');
      return disk.swap(swaps);
    },
  };
  const world = keep(
    await openTestAuthoring({ ...sampleContent, [file]: about }, undefined, ownDisk, stepMs),
  );
  const change = async (name: string, value: string) => {
    const base = toRevision(await world.read(file));
    const note = { historyKey: page, by: 'Ada', action: 'updateItem', label: name };
    return world.saver.save([{ path: file, base, edit: setField(name, value) }], note);
  };
  const kill = async (task: () => Promise<unknown>) => {
    isKilled = true;
    await expect(task()).rejects.toThrow('killed');
    isKilled = false;
    return (await world.reopen()).saver;
  };
  return { world, change, kill };
}

test('one undo takes back the last real change after a kill has prevented a later one', async () => {
  const { world, change, kill } = await open();
  await change('NavigationTitle', 'We');
  const saver = await kill(() => change('Title', 'Never written'));
  expect((await saver.undo([page], 'Ada'))?.files[0]?.path).toBe(file);
  expect(await world.read(file)).toBe(about);
  expect(await saver.undo([page], 'Ada')).toBeNull();
  await saver.redo([page], 'Ada');
  expect(await world.read(file)).toBe(about.replace('Us', 'We'));
});

test('one undo takes back what was typed before a kill has prevented the last letter', async () => {
  const { world, change, kill } = await open(1000);
  await change('Title', 'A');
  const saver = await kill(() => change('Title', 'AB'));
  await saver.undo([page], 'Ada');
  expect(await world.read(file)).toBe(about);
});

test('a change whose undo a kill has prevented can be undone after a redo', async () => {
  const { world, change, kill } = await open();
  await change('Title', 'New');
  const saver = await kill(() => world.saver.undo([page], 'Ada'));
  expect(await saver.redo([page], 'Ada')).toBeNull();
  await saver.undo([page], 'Ada');
  expect(await world.read(file)).toBe(about);
});

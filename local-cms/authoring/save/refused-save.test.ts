import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

import { isRecord } from '../../content/yaml/same-data.ts';
import { disk } from '../files/file-system.ts';
import { toRevision } from '../files/revision.ts';
import { ConflictError } from './file-change.ts';

const file = 'acme/pages/about/en.yml';

const about = "template: Page\nfields:\n  Title: About\n  NavigationTitle: 'About us'\n";

const note = (label: string) => ({
  historyKey: 'acme/pages/about/en',
  by: 'Ada',
  action: 'updateItem',
  label,
});

const setField = (name: string, value: string) => (data: unknown) =>
  isRecord(data) && isRecord(data.fields) ? { ...data, fields: { ...data.fields, [name]: value } } : data;

test('a change that was refused while it was saved is no change to undo', async () => {
  const target = () => path.join(world.contentFolder, file);
  let isTyping = false;
  const world = await openTestAuthoring({ ...sampleContent, [file]: about }, () => {
    if (isTyping)
      writeFileSync(target(), readFileSync(target(), 'utf8').replace('Title: About\n', 'Title: Hand\n'));
    isTyping = false;
  });
  const base = toRevision(about);
  await world.saver.save([{ path: file, base, edit: setField('NavigationTitle', 'We') }], note('name'));
  isTyping = true;
  const present = toRevision(await world.read(file));
  const change = { path: file, base: present, edit: setField('Title', 'Mine') };
  await expect(world.saver.save([change], note('title'))).rejects.toBeInstanceOf(ConflictError);
  await world.saver.undo(['acme/pages/about/en'], 'Ada');
  expect(await world.read(file)).toBe(about.replace('Title: About\n', 'Title: Hand\n'));
  await world.close();
});

test('a change that the disk has refused is no change to undo', async () => {
  let isFull = false;
  const world = await openTestAuthoring({ ...sampleContent, [file]: about }, undefined, {
    ...disk,
    swap: async (swaps) => {
      if (isFull) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' });
      return disk.swap(swaps);
    },
  });
  const change = (name: string, text: string) => [
    { path: file, base: toRevision(text), edit: setField(name, 'We') },
  ];
  await world.saver.save(change('NavigationTitle', about), note('name'));
  isFull = true;
  const saved = world.saver.save(change('Title', await world.read(file)), note('title'));
  await expect(saved).rejects.toThrow('The change was not saved: the disk is full.');
  isFull = false;
  await world.saver.undo(['acme/pages/about/en'], 'Ada');
  expect(await world.read(file)).toBe(about);
  await world.close();
});

test('an undo whose text is no longer kept says what to do instead', async () => {
  const world = await openTestAuthoring({ ...sampleContent, [file]: about });
  const change = { path: file, base: toRevision(about), edit: setField('Title', 'We') };
  await world.saver.save([change], note('title'));
  const later = await world.reopen();
  await later.texts.sweep(new Set());
  const undone = later.saver.undo(['acme/pages/about/en'], 'Ada');
  await expect(undone).rejects.toMatchObject({
    name: 'AuthoringError',
    message: expect.stringContaining('Restore an older version'),
  });
  await world.close();
});

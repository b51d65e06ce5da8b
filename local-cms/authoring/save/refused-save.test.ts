import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

import { isRecord } from '../../content/yaml/same-data.ts';
import { toRevision } from '../files/revision.ts';
import { ConflictError } from './file-change.ts';

const file = 'acme/pages/about/en.yml';

const about = "template: Page\nfields:\n  Title: About\n  NavigationTitle: 'About us'\n";

const note = (label: string) => ({ page: 'acme/pages/about/en', by: 'Ada', action: 'updateItem', label });

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

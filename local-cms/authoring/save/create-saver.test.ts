import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { closeAfterEach } from '@tests/jest/close-after-each';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

import { isRecord } from '../../content/yaml/same-data.ts';
import { setAt } from '../changes/set-at.ts';
import { toRevision } from '../files/revision.ts';
import { ConflictError } from './file-change.ts';

const file = 'acme/pages/about/en.yml';

const about = `# About us
template: Page
fields:
  Title: About   # short
  NavigationTitle: 'About us'
`;

const content = { ...sampleContent, [file]: about };

const keep = closeAfterEach();

const open = async (files: Readonly<Record<string, string>>) => keep(await openTestAuthoring(files));

const setField = (name: string, value: unknown) => (data: unknown) =>
  isRecord(data) && isRecord(data.fields) ? { ...data, fields: { ...data.fields, [name]: value } } : data;

const note = (by = 'Ada', label = 'Title') => ({
  historyKey: 'acme/pages/about/en',
  by,
  action: 'updateItem',
  label,
});

const base = toRevision(about);

test('saves a field as one line, and returns the new revision', async () => {
  const world = await open(content);
  const [saved] = await world.saver.save(
    [{ path: file, base, edit: setField('Title', 'Who we are') }],
    note(),
  );
  const text = await world.read(file);
  expect(text).toBe(about.replace('Title: About   #', 'Title: Who we are   #'));
  expect(saved).toEqual({ path: file, revision: toRevision(text) });
  const node = world.store.current.sites.get('acme')?.pages.get('/about');
  expect(node?.versions.get('en')?.fields.values.get('Title')?.value).toBe('Who we are');
});

test('merges with what a text editor has saved meanwhile', async () => {
  const world = await open(content);
  world.texts.remember(about);
  await world.write(file, about.replace("'About us'", 'Us').replace('# About us', '# By hand'));
  await world.saver.save([{ path: file, base, edit: setField('Title', 'Who we are') }], note());
  expect(await world.read(file)).toBe(`# By hand
template: Page
fields:
  Title: Who we are   # short
  NavigationTitle: Us
`);
});

test('asks about a field that a text editor has changed too', async () => {
  const world = await open(content);
  world.texts.remember(about);
  const byHand = about.replace('Title: About ', 'Title: Hello ');
  await world.write(file, byHand);
  const saved = world.saver.save([{ path: file, base, edit: setField('Title', 'Who we are') }], note());
  await expect(saved).rejects.toThrow(ConflictError);
  await expect(saved).rejects.toMatchObject({
    conflicts: [{ file, path: ['fields', 'Title'], base: 'About', theirs: 'Hello', mine: 'Who we are' }],
  });
  expect(await world.read(file)).toBe(byHand);
});

test('asks about every difference if it no longer knows what the change began from', async () => {
  const world = await open(content);
  await world.write(file, about.replace("'About us'", 'Us'));
  const saved = world.saver.save([{ path: file, base, edit: setField('Title', 'Who we are') }], note());
  await expect(saved).rejects.toMatchObject({
    conflicts: [{ path: ['fields', 'Title'], base: undefined, theirs: 'About', mine: 'Who we are' }],
  });
});

test.each([
  [
    'an unknown field',
    setField('Titel', 'x'),
    /content\/acme\/pages\/about\/en\.yml:6 {2}unknown field of Page "Titel"/,
  ],
  ['a wrong value', setField('Image', 'coast.jpg'), /en\.yml:6 {2}Image: write an image as/],
  ['a link to a missing file', setField('Image', { media: 'none.jpg', alt: '' }), /en\.yml:6 {2}.*none\.jpg/],
])('refuses %s with file, line and field, as the CMS would', async (_, edit, message) => {
  const world = await open(content);
  await expect(world.saver.save([{ path: file, base, edit }], note())).rejects.toThrow(message);
  expect(await world.read(file)).toBe(about);
  expect((await world.histories.read(note().historyKey)).entries).toEqual([]);
});

test('refuses a draft that the CMS would refuse when it is published', async () => {
  const world = await open(content);
  const path = 'acme/pages/about/en.draft.yml';
  const edit = setField('Image', { media: 'none.jpg', alt: '' });
  await expect(world.saver.save([{ path, start: file, base, edit }], note())).rejects.toThrow(/none\.jpg/);
});

test('saves a page that had a problem before, if the change adds none', async () => {
  const world = await open({
    ...content,
    [file]: `${about}  Image: { media: none.jpg, alt: x }\n`,
  });
  expect(world.listProblems()).not.toEqual([]);
  const text = await world.read(file);
  await world.saver.save([{ path: file, base: toRevision(text), edit: setField('Title', 'x') }], note());
  expect(await world.read(file)).toContain('Title: x   # short');
});

test('begins a draft with the text of the published version', async () => {
  const world = await open(content);
  world.texts.remember(about);
  const path = 'acme/pages/about/en.draft.yml';
  const change = (edit: ReturnType<typeof setField>) => [{ path, start: file, base, edit }];
  await world.saver.save(change(setField('Title', 'Draft')), note());
  // A second editor who has not seen the draft yet.
  await world.saver.save(change(setField('NavigationTitle', 'Nav')), note('Bo'));
  expect(await world.read(path)).toBe(
    about.replace('Title: About ', 'Title: Draft ').replace("'About us'", "'Nav'"),
  );
  expect(await world.read(file)).toBe(about);
});

test('begins a draft with what a text editor writes meanwhile, and with what it writes just after', async () => {
  for (const moment of ['before', 'during']) {
    let isTyping = false;
    const byHand = about.replace('# About us', '# By hand');
    const type = () => {
      if (isTyping) writeFileSync(path.join(world.contentFolder, file), byHand);
      isTyping = false;
    };
    const world = keep(await openTestAuthoring(content, type));
    world.texts.remember(about);
    isTyping = true;
    if (moment === 'before') type();
    const draft = 'acme/pages/about/en.draft.yml';
    await world.saver.save([{ path: draft, start: file, base, edit: setField('Title', 'Draft') }], note());
    const begun = moment === 'before' ? byHand : about;
    expect(await world.read(draft)).toBe(begun.replace('Title: About ', 'Title: Draft '));
    expect(await world.read(file)).toBe(byHand);
  }
});

test('refuses a file that is not in UTF-8, because letters would be lost', async () => {
  const world = await open(content);
  const bytes = Buffer.from(about.replace('About us', 'Über uns'), 'latin1');
  await writeFile(path.join(world.contentFolder, file), bytes);
  const change = { path: file, base: toRevision(bytes.toString()), edit: setField('Title', 'x') };
  await expect(world.saver.save([change], note())).rejects.toThrow(
    'content/acme/pages/about/en.yml:1  the file is not in UTF-8; save it as UTF-8 with a text editor',
  );
  expect(await readFile(path.join(world.contentFolder, file))).toEqual(bytes);
});

test('saves several files or none', async () => {
  const world = await open(content);
  const changes = [
    { path: 'acme/pages/about/en.v1.yml', base: null, text: about },
    { path: file, base, edit: setField('Title', 'New') },
    { path: 'acme/pages/en.yml', base: 'f'.repeat(32), text: null },
  ];
  await expect(world.saver.save(changes, note())).rejects.toThrow(ConflictError);
  expect(await world.read(file)).toBe(about);
  expect(await world.read('acme/pages/en.yml')).toBe(sampleContent['acme/pages/en.yml']);
  await world.saver.save(changes.slice(0, 2), note());
  expect(await world.read('acme/pages/about/en.v1.yml')).toBe(about);
});

test('undoes and redoes each change, also after a restart', async () => {
  const world = await open(content);
  const states = [about];
  for (const title of ['One', 'Two', 'Three']) {
    const revision = toRevision(states.at(-1) ?? '');
    await world.saver.save([{ path: file, base: revision, edit: setField('Title', title) }], note());
    states.push(await world.read(file));
  }
  const { historyKey: page } = note();
  const { saver } = await world.reopen();
  for (const state of states.slice(0, -1).reverse()) {
    await saver.undo([page], 'Ada');
    expect(await world.read(file)).toBe(state);
  }
  expect(await saver.undo([page], 'Ada')).toBeNull();
  for (const state of states.slice(1)) {
    await saver.redo([page], 'Ada');
    expect(await world.read(file)).toBe(state);
  }
  expect(await saver.redo([page], 'Ada')).toBeNull();
});

test('undo takes back only what this person has changed', async () => {
  const world = await open(content);
  await world.saver.save([{ path: file, base, edit: setField('Title', 'By Ada') }], note('Ada'));
  const revision = toRevision(await world.read(file));
  await world.saver.save(
    [{ path: file, base: revision, edit: setField('NavigationTitle', 'By Bo') }],
    note('Bo'),
  );
  await world.saver.undo([note().historyKey], 'Ada');
  expect(await world.read(file)).toBe(about.replace("'About us'", "'By Bo'"));
});

test('undo asks if somebody has changed the same field since', async () => {
  const world = await open(content);
  await world.saver.save([{ path: file, base, edit: setField('Title', 'By Ada') }], note('Ada'));
  const revision = toRevision(await world.read(file));
  await world.saver.save([{ path: file, base: revision, edit: setField('Title', 'By Bo') }], note('Bo'));
  await expect(world.saver.undo([note().historyKey], 'Ada')).rejects.toMatchObject({
    conflicts: [{ path: ['fields', 'Title'], base: 'By Ada', theirs: 'By Bo', mine: 'About' }],
  });
  expect((await world.saver.undo([note().historyKey], 'Bo'))?.files[0]?.path).toBe(file);
});

test('writes down who changed what', async () => {
  const world = await open(content);
  await world.saver.save([{ path: file, base, edit: setField('Title', 'New') }], note());
  await world.saver.undo([note().historyKey], 'Ada');
  expect(await world.journal.list(10)).toMatchObject([
    { by: 'Ada', action: 'undo', label: 'Title', files: [file] },
    { by: 'Ada', action: 'updateItem', label: 'Title', files: [file] },
  ]);
});

test('a change whose journal cannot be written is saved and served', async () => {
  const world = await open(content);
  await mkdir(`${world.dataFolder}/authoring/journal.jsonl`, { recursive: true });
  await world.saver.save([{ path: file, base, edit: setField('Title', 'New') }], note());
  expect(await world.read(file)).toContain('Title: New ');
  const node = world.store.current.sites.get('acme')?.pages.get('/about');
  expect(node?.versions.get('en')?.fields.values.get('Title')?.value).toBe('New');
});

test('a change that changes nothing writes nothing', async () => {
  const world = await open(content);
  await world.saver.save([{ path: file, base, edit: (data) => data }], note());
  expect(await world.journal.list(10)).toEqual([]);
  expect((await world.histories.read(note().historyKey)).entries).toEqual([]);
});

test('a file that two people create is merged, unless it shall be a new one', async () => {
  const path = 'acme/dictionary/da.yml';
  const others = Object.entries(content).filter(([name]) => name !== path);
  const world = await open(Object.fromEntries(others));
  const add = (key: string, isNew: boolean) =>
    world.saver.save([{ path, base: null, isNew, edit: (data) => setAt(data, [key], 'x') }], note());
  await add('hello', true);
  await add('bye', false);
  expect(await world.read(path)).toBe('hello: x\nbye: x\n');
  await expect(add('again', true)).rejects.toThrow('Somebody else changed the same content.');
});

test.each([
  '../out.yml',
  'acme/../../out.yml',
  '/etc/out.yml',
  'acme/pages/.en.yml',
  'acme/pages/en.txt',
  'acme/con/en.yml',
  'acme\\en.yml',
  'a\0.yml',
])('refuses the path %j', async (path) => {
  const world = await open(content);
  await expect(world.saver.save([{ path, base: null, text: 'a: 1' }], note())).rejects.toThrow(
    /is not the path/,
  );
});

test('refuses a folder that leads out of the content folder', async () => {
  const world = await open(content);
  const outside = `${world.contentFolder}-outside`;
  await symlink(`${world.contentFolder}/..`, `${world.contentFolder}/acme/shared/out`);
  const path = 'acme/shared/out/x/en.yml';
  await expect(world.saver.save([{ path, base: null, text: 'template: Card\n' }], note())).rejects.toThrow(
    /leads out/,
  );
  expect(await readdir(outside).catch(() => [])).toEqual([]);
});

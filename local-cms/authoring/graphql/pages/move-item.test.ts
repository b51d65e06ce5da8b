// Changes the places of pages over HTTP, as the page editor and scripts do.
import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { closeAfterEach } from '@tests/jest/close-after-each';
import { about, aboutPath, startAuthoringCms } from '@tests/local-cms/start-authoring-cms';

const keep = closeAfterEach();

const start = async (more: Record<string, string> = {}) => keep(await startAuthoringCms(more));

const call = (name: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { item { itemId path stage file } } }`;

const teamPath = `${aboutPath}/Team`;

const turn = (name: string, path: string, by = 'Ada') =>
  `mutation { ${name}(input: { path: "${path}", language: "en", by: "${by}" }) { successful item { path } } }`;

test('renames a page with its languages, versions and the pages below it, and everything that names it', async () => {
  const cms = await start({
    'acme/pages/about/en.v1.yml': 'template: Page\nfields: { Title: Before }\n',
    'acme/pages/about/da.draft.yml': 'template: Page\nfields: { Title: Om }\n',
    'acme/personalize.yml': '/about: # who\n  page:\n    - { variant: members, when: { returning: true } }\n',
  });
  const itemId = await cms.findId(aboutPath);
  const { data, errors } = await cms.send(call('renameItem'), {
    input: { path: aboutPath, newName: 'who-we-are', createRedirect: true, by: 'Ada' },
  });
  expect(errors).toBeUndefined();
  expect(data?.renameItem).toMatchObject({
    item: {
      itemId,
      path: '/sitecore/content/acme/Home/Who we are',
      file: 'acme/pages/who-we-are/en.yml',
    },
  });
  expect(await cms.read('pages/who-we-are/en.yml')).toBe(
    about
      .replace('template: Page\n', `template: Page\nid: ${itemId}\n`)
      .replace('/about/team', '/who-we-are/team'),
  );
  expect(await cms.read('pages/who-we-are/en.v1.yml')).toContain('Title: Before');
  expect(await cms.read('pages/who-we-are/da.draft.yml')).toContain('Title: Om');
  expect(await cms.read('pages/who-we-are/team/en.yml')).toContain('Title: Team');
  expect(await cms.read('pages/about/en.yml')).toBeNull();
  expect(existsSync(path.join(cms.contentFolder, 'acme/pages/about'))).toBe(false);
  expect(await cms.read('pages/en.yml')).toContain(`'<p><a href="/who-we-are">About</a></p>'`);
  expect(await cms.read('shared/join/da.yml')).toContain('{ to: /who-we-are, text: Om }');
  expect(await cms.read('personalize.yml')).toContain('/who-we-are:');
  expect(await cms.read('redirects.yml')).toBe(
    `- { pattern: /old, target: /who-we-are }
- { pattern: /about, target: /who-we-are }
- { pattern: ^/about/(.*)$, target: /who-we-are/$1 }`,
  );
});

test('undoes a rename from the new address and does it again from the old one', async () => {
  const cms = await start();
  const files = [
    'pages/en.yml',
    'pages/about/en.yml',
    'pages/about/team/en.yml',
    'shared/join/en.yml',
    'redirects.yml',
  ];
  const readAll = () => Promise.all(files.map(cms.read));
  const before = await readAll();
  const newPath = '/sitecore/content/acme/Home/Us';
  await cms.send(call('renameItem'), {
    input: { path: aboutPath, newName: 'us', createRedirect: true, by: 'Ada' },
  });
  expect(await cms.read('pages/about/en.yml')).toBeNull();
  expect(await cms.send(turn('undo', newPath))).toMatchObject({ data: { undo: { successful: true } } });
  expect(await readAll()).toEqual(before);
  expect(await cms.send(turn('redo', aboutPath))).toMatchObject({ data: { redo: { successful: true } } });
  expect(await cms.read('pages/us/en.yml')).toContain('Title: About');
  expect(await cms.read('pages/about/en.yml')).toBeNull();
});

test('a page that moves back takes its redirects with it', async () => {
  const cms = await start();
  const rename = (path: string, newName: string) =>
    cms.send(call('renameItem'), { input: { path, newName, createRedirect: true } });
  await rename(aboutPath, 'us');
  expect((await rename('/sitecore/content/acme/Home/Us', 'about')).errors).toBeUndefined();
  expect(await cms.read('redirects.yml')).toBe(
    `- { pattern: /old, target: /about }
- { pattern: /us, target: /about }
- { pattern: ^/us/(.*)$, target: /about/$1 }`,
  );
});

test('moves a page below another and to a place among the pages there', async () => {
  const cms = await start({ 'acme/pages/first/en.yml': 'template: Page\nfields: { Title: First }\n' });
  const first = await cms.findId('/sitecore/content/acme/Home/First');
  const input = { path: teamPath, targetParentPath: '/sitecore/content/acme/Home', sortAfter: first };
  const { data, errors } = await cms.send(call('moveItem'), { input });
  expect(errors).toBeUndefined();
  expect(data?.moveItem).toMatchObject({ item: { file: 'acme/pages/team/en.yml' } });
  expect(await cms.read('pages/about/en.yml')).toContain('{ to: /team }');
  expect(await cms.read('redirects.yml')).not.toContain('/team');
  // `First` and `Hidden` had the same number, so the pages beside it are numbered.
  expect(await cms.read('pages/first/en.yml')).toBe('template: Page\norder: 20\nfields: { Title: First }\n');
  expect(await cms.read('pages/team/en.yml')).toMatch(
    /^template: Page\nid: .{36}\norder: 30\ndesign: plain\nfields: { Title: Team }\n$/,
  );
});

test('a file that cannot be read is named, and nothing is moved', async () => {
  const cms = await start();
  await symlink('/nowhere', path.join(cms.contentFolder, 'acme/pages/linked.yml'));
  const { errors } = await cms.send(call('renameItem'), {
    input: { path: aboutPath, newName: 'who-we-are' },
  });
  expect(errors?.[0]?.message).toMatch(/^acme\/pages\/linked\.yml:1 +the file cannot be read \(ELOOP/);
  expect(await cms.read('pages/about/en.yml')).toBe(about);
});

test('hides a page in menus and shows it again', async () => {
  const cms = await start();
  const show = (navigation: boolean) =>
    cms.send(call('updatePage'), { input: { path: aboutPath, navigation } });
  await show(false);
  expect(await cms.read('pages/about/en.yml')).toBe(about.replace('Page\n', 'Page\nnavigation: false\n'));
  await show(true);
  expect(await cms.read('pages/about/en.yml')).toBe(about);
});

test('copies a page with the pages below it, as drafts', async () => {
  const cms = await start({
    'acme/pages/about/da.yml': 'template: Page\nname: Om\nid: 0f236cdb-0000-4000-8000-000000000001\n',
  });
  const input = { path: aboutPath, copyItemName: 'about-2', deepCopy: true, by: 'Ada' };
  const { data, errors } = await cms.send(call('copyItem'), { input });
  expect(errors).toBeUndefined();
  expect(data?.copyItem).toMatchObject({ item: { stage: 'draft', file: 'acme/pages/about-2/en.draft.yml' } });
  expect(await cms.read('pages/about-2/en.draft.yml')).toBe(about);
  expect(await cms.read('pages/about-2/da.draft.yml')).toBe('template: Page\n');
  expect(await cms.read('pages/about-2/team/en.draft.yml')).toContain('Title: Team');
  await cms.send(turn('undo', '/sitecore/content/acme/Home/About 2'));
  expect(await cms.read('pages/about-2/team/en.draft.yml')).toBeNull();
});

test.each<[string, string, Record<string, unknown>, string]>([
  [
    'the home page',
    'renameItem',
    { path: '/sitecore/content/acme/Home', newName: 'x' },
    'it is the home page',
  ],
  ['a datasource', 'renameItem', { path: `${aboutPath}/Data/Promo promo`, newName: 'x' }, 'is a part of'],
  [
    'a name that leads elsewhere',
    'renameItem',
    { path: aboutPath, newName: '../x' },
    'Write the name as in an address',
  ],
  [
    'a taken address',
    'renameItem',
    { path: aboutPath, newName: 'hidden' },
    'There is already a page /hidden.',
  ],
  [
    'an address with other letters only in case',
    'renameItem',
    { path: '/sitecore/content/acme/Home/Camel', newName: 'camel' },
    'differs only in upper and lower case',
  ],
  [
    'a page below itself',
    'moveItem',
    { path: aboutPath, targetParentPath: teamPath },
    'cannot be moved below itself',
  ],
  ['a page beside none', 'moveItem', { path: aboutPath, sortAfter: 'x' }, 'There is no page x beside it.'],
  ['a recorded page', 'renameItem', { path: '/sitecore/content/acme/Home/Replay', newName: 'x' }, 'recorded'],
  [
    'a copy at a taken address',
    'copyItem',
    { path: aboutPath, copyItemName: 'hidden' },
    'already a page /hidden',
  ],
])('refuses to move %s', async (_, name, input, message) => {
  const cms = await start({ 'acme/pages/Camel/en.yml': 'template: Page\n' });
  const { errors } = await cms.send(call(name), { input });
  expect(errors?.[0]?.message).toContain(message);
  expect(await cms.read('pages/about/en.yml')).toBe(about);
});

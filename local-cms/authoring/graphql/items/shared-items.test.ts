// Creates, renames and deletes what pages share, over HTTP as the page editor and scripts do.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { startAuthoringCms } from '@tests/local-cms/start-authoring-cms';

const keep = closeAfterEach();

const start = async (more: Record<string, string> = {}) => keep(await startAuthoringCms(more));

const SITE = '/sitecore/content/acme';
const DESIGNS = `${SITE}/Presentation/Partial Designs`;

const call = (name: string, answer = 'item { itemId name stage file }') =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answer} } }`;

const undo = (page: string) =>
  `mutation { undo(input: { page: "${page}", language: "en", by: "Ada" }) { successful } }`;

const design = (more: Record<string, unknown> = {}) => ({
  input: {
    parent: DESIGNS,
    templateId: 'Partial Design',
    name: 'banner',
    language: 'en',
    by: 'Ada',
    placeholder: 'headless-header',
    ...more,
  },
});

test('renames a shared item in all languages, and everything that names it, and undoes that', async () => {
  const cms = await start();
  const path = `${SITE}/Data/join`;
  const itemId = await cms.findId(path);
  const before = await cms.read('pages/en.yml');
  expect(before).toContain('shared/join');
  const { data, errors } = await cms.send(call('renameItem'), {
    input: { path, newName: 'become-a-member', by: 'Ada' },
  });
  expect(errors).toBeUndefined();
  expect(data?.renameItem).toMatchObject({ item: { itemId, file: 'acme/shared/become-a-member/en.yml' } });
  expect(await cms.read('shared/join/en.yml')).toBeNull();
  expect(await cms.read('shared/become-a-member/da.yml')).toContain(itemId);
  const after = await cms.read('pages/en.yml');
  expect(after).toContain('datasource: shared/become-a-member');
  expect(after).not.toContain('shared/join');
  expect(cms.lines.filter((line) => line.includes('content error'))).toEqual([]);
  await cms.send(undo('acme/shared/become-a-member/en'));
  expect(await cms.read('pages/en.yml')).toBe(before);
  expect(await cms.read('shared/join/da.yml')).not.toBeNull();
  expect(await cms.read('shared/become-a-member/en.yml')).toBeNull();
});

test('deletes a shared item that nothing shows, and none that a page shows', async () => {
  const cms = await start({
    'acme/shared/alone/en.yml': 'template: Promo\nfields: { PromoText: <p>Hi</p> }\n',
  });
  const remove = (name: string) =>
    cms.send(call('deleteItem', 'successful page'), {
      input: { path: `${SITE}/Data/${name}`, by: 'Ada' },
    });
  expect((await remove('join')).errors?.[0]?.message).toContain('shared/join');
  expect(await cms.read('shared/join/en.yml')).not.toBeNull();
  expect((await remove('alone')).data?.deleteItem).toEqual({
    successful: true,
    page: 'acme/shared/alone/en',
  });
  expect(await cms.read('shared/alone/en.yml')).toBeNull();
  await cms.send(undo('acme/shared/alone/en'));
  expect(await cms.read('shared/alone/en.yml')).toContain('<p>Hi</p>');
});

test('creates a partial design in a page design, renames it, and undoes both', async () => {
  const cms = await start();
  const before = await cms.read('site.yml');
  const { data, errors } = await cms.send(call('createItem'), design());
  expect(errors).toBeUndefined();
  expect(data?.createItem).toMatchObject({ item: { stage: 'shared', file: 'acme/designs/banner/en.yml' } });
  expect(await cms.read('designs/banner/en.yml')).toContain('headless-header: []');
  expect(await cms.read('site.yml')).toMatch(/headless-header: \[header, banner\]/);
  const renamed = await cms.send(call('renameItem'), {
    input: { path: `${DESIGNS}/Header`, newName: 'top', by: 'Ada' },
  });
  expect(renamed.errors).toBeUndefined();
  expect(await cms.read('site.yml')).toMatch(/headless-header: \[top, banner\]/);
  expect(await cms.read('designs/header/en.yml')).toBeNull();
  expect(await cms.read('designs/top/en.yml')).not.toBeNull();
  await cms.send(undo('acme/designs/top/en'));
  await cms.send(undo('acme/designs/banner/en'));
  expect(await cms.read('site.yml')).toBe(before);
  expect(await cms.read('designs/banner/en.yml')).toBeNull();
});

test.each<[string, Record<string, unknown>, string]>([
  ['a name with a path', { name: '../../etc' }, 'Write the name as in an address'],
  ['an empty name', { name: '' }, 'Write the name as in an address'],
  ['a name of two lines', { name: 'a\nb' }, 'Write the name as in an address'],
  ['a name that is taken', { name: 'header' }, 'There is already a partial design header.'],
  ['an unknown page design', { pageDesign: 'nowhere' }, 'There is no page design nowhere.'],
  ['a page design that every object has', { pageDesign: '__proto__' }, 'There is no page design __proto__.'],
  ['an unknown placeholder', { placeholder: 'main' }, 'A page has the placeholders'],
  ['an unknown language', { language: '../en' }, '"../en" is not a language of acme.'],
])('creates no partial design with %s', async (_, more, message) => {
  const cms = await start();
  const before = await cms.read('site.yml');
  expect((await cms.send(call('createItem'), design(more))).errors?.[0]?.message).toContain(message);
  expect(await cms.read('site.yml')).toBe(before);
});

test.each<[string, string, string]>([
  ['a path', '../pages/about', 'Write the name as in an address'],
  ['its own name', 'join', 'There is already a shared item join.'],
  ['a name that is too long', 'x'.repeat(70), 'Write the name as in an address'],
])('renames no shared item to %s', async (_, newName, message) => {
  const cms = await start();
  const before = await cms.read('pages/en.yml');
  const input = { path: `${SITE}/Data/join`, newName, by: 'Ada' };
  expect((await cms.send(call('renameItem'), { input })).errors?.[0]?.message).toContain(message);
  expect(await cms.read('pages/en.yml')).toBe(before);
});

test('creates no shared item in an unknown language', async () => {
  const cms = await start();
  const input = { parent: `${SITE}/Data`, templateId: 'Promo', name: 'new', language: '../en' };
  expect((await cms.send(call('createItem'), { input })).errors?.[0]?.message).toContain('is not a language');
});

// Changes content over HTTP, as the page editor and scripts do.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { about, aboutPath, startAuthoringCms } from '@tests/local-cms/start-authoring-cms';

const keep = closeAfterEach();

const start = async (more: Record<string, string> = {}) => keep(await startAuthoringCms(more));

const CREATE = `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { itemId path stage file } } }`;

const create = (more: Record<string, unknown> = {}) => ({
  input: {
    parent: aboutPath,
    name: 'jobs',
    templateId: 'Page',
    language: 'en',
    by: 'Ada',
    fields: [{ name: 'Title', value: 'Jobs' }],
    ...more,
  },
});

const ADD = `mutation ($input: AddItemVersionInput!) { addItemVersion(input: $input) { item { stage file language { name } } } }`;

test('creates a page as a draft and deletes it again', async () => {
  const cms = await start();
  expect((await cms.send(CREATE, create())).data?.createItem).toMatchObject({
    item: { path: `${aboutPath}/Jobs`, stage: 'draft', file: 'acme/pages/about/jobs/en.draft.yml' },
  });
  expect(await cms.read('pages/about/jobs/en.draft.yml')).toBe('template: Page\nfields:\n  Title: Jobs\n');
  const deleted = await cms.send(
    `mutation { deleteItem(input: { path: "${aboutPath}/Jobs", by: "Ada" }) { successful } }`,
  );
  expect(deleted).toEqual({ data: { deleteItem: { successful: true } } });
  expect(await cms.read('pages/about/jobs/en.draft.yml')).toBeNull();
  const undone = `mutation { undo(input: { page: "acme/pages/about/jobs/en", language: "en", by: "Ada" }) { successful } }`;
  expect(await cms.send(undone)).toEqual({ data: { undo: { successful: true } } });
  expect(await cms.read('pages/about/jobs/en.draft.yml')).toContain('Title: Jobs');
});

test.each<[string, Record<string, unknown>, string]>([
  ['a name that leads elsewhere', { name: '../../x' }, 'Write the name as in an address'],
  ['a name that is taken', { name: 'team' }, 'There is already a page /about/team.'],
  [
    'a name that has another language',
    { name: 'team', language: 'da' },
    'There is already a page /about/team.',
  ],
  ['an unknown parent', { parent: '/x' }, 'There is no page /x to create a page below.'],
  ['an unknown language', { language: 'xx' }, '"xx" is not a language of acme.'],
  ['an unknown template', { templateId: 'Nothing' }, 'No page has the template Nothing.'],
  ['an unknown field', { fields: [{ name: 'Titel', value: '' }] }, 'Page has no field "Titel".'],
])('creates no page with %s', async (_, more, message) => {
  const cms = await start();
  expect((await cms.send(CREATE, create(more))).errors?.[0]?.message).toContain(message);
});

test('does not delete a page that others link to or that has pages below it', async () => {
  const cms = await start();
  const remove = (path: string) =>
    cms.send(`mutation { deleteItem(input: { path: "${path}" }) { successful } }`);
  expect((await remove(aboutPath)).errors?.[0]?.message).toBe(
    'The page About has pages below it. Delete them first.',
  );
  const { errors } = await remove(`${aboutPath}/Team`);
  expect(errors?.[0]?.message).toMatch(/en\.yml:\d+ .*\/about\/team/);
  expect(errors?.[0]?.extensions?.code).toBe('CONTENT_ERROR');
  expect((await remove(`${aboutPath}/Data/Promo promo`)).errors?.[0]?.message).toContain(
    'is a part of acme/pages/about/en.yml',
  );
});

test('begins a page in another language, once', async () => {
  const cms = await start();
  const input = { path: aboutPath, language: 'da' };
  expect((await cms.send(ADD, { input })).data?.addItemVersion).toEqual({
    item: { stage: 'draft', file: 'acme/pages/about/da.draft.yml', language: { name: 'da' } },
  });
  expect(await cms.read('pages/about/da.draft.yml')).toBe(about);
  expect((await cms.send(ADD, { input })).errors?.[0]?.message).toBe('The item is there in da already.');
});

test('begins a translation again as a copy, which can be undone', async () => {
  const own = about.replace(/^ {2}Title: .*$/m, '  Title: Om os');
  const cms = await start({ 'acme/pages/about/da.yml': own });
  const input = { path: aboutPath, language: 'da', from: 'en', replace: true };
  expect((await cms.send(ADD, { input })).data?.addItemVersion).toMatchObject({ item: { stage: 'draft' } });
  expect(await cms.read('pages/about/da.draft.yml')).toBe(about);
  expect(await cms.read('pages/about/da.yml')).toBe(own);
  await cms.send(`mutation { undo(input: { path: "${aboutPath}", language: "da" }) { successful } }`);
  expect(await cms.read('pages/about/da.draft.yml')).toBeNull();
  expect((await cms.send(ADD, { input: { ...input, language: 'xx' } })).errors?.[0]?.message).toBe(
    '"xx" is not a language of acme. There are: en, da.',
  );
});

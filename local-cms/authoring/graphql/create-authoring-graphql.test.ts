// Changes content over HTTP, as the page editor and scripts do.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sendAuthoring } from '@tests/clients/authoring';
import { sampleContent } from '@tests/local-cms/sample-content';
import { startTestCms } from '@tests/local-cms/start-test-cms';

import { toRenderingId } from '../../model/add-owned-items.ts';

const about = `# About us
template: Page
fields:
  Title: About   # short
  Content: |
    <p>We share.</p>
placeholders:
  headless-main:
    - component: Promo
      id: promo
      fields: { PromoText: <p>Hi</p>, Count: 1 }
      experiences:
        members: { styles: dark }
    - component: CardGrid
      id: cards
      fields:
        Cards:
          - { Title: One, Link: { to: /about/team } }
`;

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const cms of opened.splice(0)) await cms.close();
});

async function start(more: Record<string, string> = {}) {
  const content = { ...sampleContent, 'acme/pages/about/en.yml': about, ...more };
  const cms = await startTestCms(content);
  opened.push(cms);
  const read = (file: string) =>
    readFile(path.join(cms.contentFolder, 'acme', file), 'utf8').catch(() => null);
  const send = (query: string, variables?: Record<string, unknown>) =>
    sendAuthoring(cms.url, query, variables);
  return { ...cms, read, send };
}

const page = '/sitecore/content/acme/Home/About';

const ITEM = `query ($path: String!, $language: String!, $version: Int) {
  item(where: { path: $path, language: $language, version: $version }) {
    itemId name version stage revision file template { name } fields { nodes { name type value jsonValue } }
  }
}`;

const UPDATE = `mutation ($input: UpdateItemInput!) {
  updateItem(input: $input) { item { itemId version stage revision file field(name: "Title") { value } } }
}`;

const version = (name: string) =>
  `mutation ($path: String!, $version: Int) {
    ${name}(input: { path: $path, language: "en", version: $version, by: "Ada" }) { item { version stage } }
  }`;

const turn = (name: string) =>
  `mutation ($path: String!) { ${name}(input: { path: $path, language: "en", by: "Ada" }) { successful item { stage } } }`;

const title = (value: string, more: Record<string, unknown> = {}) => ({
  input: { path: page, language: 'en', by: 'Ada', fields: [{ name: 'Title', value }], ...more },
});

test('describes an item with the values of its file', async () => {
  const cms = await start();
  const { data } = await cms.send(ITEM, { path: page, language: 'en' });
  expect(data?.item).toMatchObject({
    name: 'About',
    version: 1,
    stage: 'published',
    file: 'acme/pages/about/en.yml',
    template: { name: 'Page' },
    fields: {
      nodes: expect.arrayContaining([
        { name: 'Title', type: 'text', value: 'About', jsonValue: 'About' },
        { name: 'Image', type: 'image', value: null, jsonValue: null },
      ]),
    },
  });
});

test('saves a change of a published page as a draft, publishes it, and restores the version before', async () => {
  const cms = await start();
  const draft = about.replace('Title: About ', 'Title: Who we are ');
  expect(await cms.send(UPDATE, title('Who we are'))).toMatchObject({
    data: { updateItem: { item: { version: 2, stage: 'draft', field: { value: 'Who we are' } } } },
  });
  expect(await cms.read('pages/about/en.draft.yml')).toBe(draft);
  expect(await cms.read('pages/about/en.yml')).toBe(about);

  expect(await cms.send(version('publishItemVersion'), { path: page })).toMatchObject({
    data: { publishItemVersion: { item: { version: 2, stage: 'published' } } },
  });
  expect(await cms.read('pages/about/en.yml')).toBe(draft);
  expect(await cms.read('pages/about/en.v1.yml')).toBe(about);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();

  expect(await cms.send(version('restoreItemVersion'), { path: page, version: 1 })).toMatchObject({
    data: { restoreItemVersion: { item: { version: 3, stage: 'draft' } } },
  });
  expect(await cms.read('pages/about/en.draft.yml')).toBe(about);
});

test('undoes a publish and a change', async () => {
  const cms = await start();
  await cms.send(UPDATE, title('Who we are'));
  await cms.send(version('publishItemVersion'), { path: page });
  expect(await cms.send(turn('undo'), { path: page })).toMatchObject({
    data: { undo: { successful: true, item: { stage: 'draft' } } },
  });
  expect(await cms.read('pages/about/en.yml')).toBe(about);
  expect(await cms.read('pages/about/en.v1.yml')).toBeNull();
  await cms.send(turn('undo'), { path: page });
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
  expect(await cms.send(turn('undo'), { path: page })).toMatchObject({
    data: { undo: { successful: false } },
  });
  await cms.send(turn('redo'), { path: page });
  expect(await cms.read('pages/about/en.draft.yml')).toContain('Title: Who we are   # short');
});

test.each([
  ['a datasource', 'PromoText', { value: '<p>New</p>' }, '      fields: { PromoText: <p>New</p>, Count: 1 }'],
  ['a number', 'Count', { value: '7' }, '      fields: { PromoText: <p>Hi</p>, Count: 7 }'],
  ['a checkbox', 'Shown', { value: '1' }, '      fields: { PromoText: <p>Hi</p>, Count: 1, Shown: true }'],
  ['a date', 'Since', { value: '20260501T120000Z' }, 'Count: 1, Since: 2026-05-01T12:00:00Z }'],
  [
    'an image',
    'PromoIcon',
    { jsonValue: { media: 'coast.jpg', alt: 'A coast' } },
    'Count: 1, PromoIcon: { media: coast.jpg, alt: A coast } }',
  ],
  ['a reset field', 'Count', { reset: true }, '      fields: { PromoText: <p>Hi</p> }'],
])('changes %s', async (_, name, value, line) => {
  const cms = await start({ 'acme/media/coast.jpg': 'jpg' });
  const promo = `${page}/Data/Promo promo`;
  const input = { path: promo, language: 'en', fields: [{ name, ...value }] };
  expect((await cms.send(UPDATE, { input })).errors).toBeUndefined();
  expect(await cms.read('pages/about/en.draft.yml')).toContain(line);
});

test('changes an inline item, a shared item and a field of a variant', async () => {
  const cms = await start();
  const change = (path: string, name: string, value: string) =>
    cms.send(UPDATE, { input: { path, language: 'en', fields: [{ name, value }] } });
  await change(`${page}/Data/CardGrid cards/Cards 1`, 'Title', 'First');
  await change(`${page}/Data/Promo promo for members`, 'Count', '5');
  const draft = await cms.read('pages/about/en.draft.yml');
  expect(draft).toContain('          - { Title: First, Link: { to: /about/team } }');
  expect(draft).toContain('        members: { styles: dark, fields: { PromoText: <p>Hi</p>, Count: 5 } }');
  await change('/sitecore/content/acme/Data/join', 'PromoText', '<p>Now</p>');
  expect(await cms.read('shared/join/en.yml')).toContain('{ PromoText: <p>Now</p>, PromoLink: {');
});

test('keeps the line break at the end of a rich text, which nobody sees', async () => {
  const cms = await start();
  const fields = [{ name: 'Content', value: '<p>We share.</p>\r\n<p>All.</p>' }];
  await cms.send(UPDATE, { input: { path: page, language: 'en', fields } });
  expect(await cms.read('pages/about/en.draft.yml')).toBe(
    about.replace('<p>We share.</p>\n', '<p>We share.</p>\n    <p>All.</p>\n'),
  );
});

test('answers a conflict with all three values', async () => {
  const cms = await start();
  const opened = await cms.send(`query { item(where: { path: "${page}", language: "en" }) { revision } }`);
  const { revision } = Object(opened.data?.item);
  await cms.send(UPDATE, title('By Bo', { by: 'Bo', revision }));
  expect((await cms.send(UPDATE, title('By Ada', { revision }))).errors).toMatchObject([
    {
      message: 'Somebody else has changed the same. Nothing was saved.',
      extensions: {
        code: 'CONFLICT',
        conflicts: [{ path: ['fields', 'Title'], base: 'About', theirs: 'By Bo', mine: 'By Ada' }],
      },
    },
  ]);
  const other = { path: page, language: 'en', revision, fields: [{ name: 'NavigationTitle', value: 'Us' }] };
  expect((await cms.send(UPDATE, { input: other })).errors).toBeUndefined();
  expect(await cms.read('pages/about/en.draft.yml')).toContain('Title: By Bo   # short');
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'an unknown field',
    { fields: [{ name: 'Titel', value: 'x' }] },
    'Page has no field "Titel". There are: Title,',
  ],
  ['an unknown item', { path: '/nowhere' }, 'There is no item /nowhere.'],
  ['a language without version', { language: 'da' }, 'The item About has no version  in da.'],
  ['an unknown version', { version: 7 }, 'The item About has no version 7 in en.'],
  ['another database', { database: 'web' }, 'There is only the database "master".'],
  ['a recorded page', { path: '/sitecore/content/acme/Home/Replay' }, 'is recorded or built in'],
  [
    'a list as text',
    { fields: [{ name: 'Related', value: 'x' }] },
    'a field of the type "items" needs jsonValue',
  ],
  [
    'a wrong value',
    { fields: [{ name: 'Image', jsonValue: 'x.jpg' }] },
    'en.draft.yml:7  Image: write an image as',
  ],
  [
    'a link to a missing file',
    { fields: [{ name: 'Image', jsonValue: { media: '../../etc/passwd', alt: '' } }] },
    'there is no file media/../../etc/passwd',
  ],
  [
    'a text that is too long',
    { fields: [{ name: 'Title', value: 'x'.repeat(200_001) }] },
    'at most 200000 characters',
  ],
  ['too many fields', { fields: new Array(101).fill({ name: 'Title', value: 'x' }) }, 'At most 100 fields'],
])('refuses %s', async (_, more, message) => {
  const cms = await start();
  const { errors } = await cms.send(UPDATE, title('New', more));
  expect(errors?.[0]?.message).toContain(message);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
  expect(await cms.read('pages/about/en.yml')).toBe(about);
});

const CREATE = `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { itemId path stage file } } }`;

const create = (more: Record<string, unknown> = {}) => ({
  input: {
    parent: page,
    name: 'jobs',
    templateId: 'Page',
    language: 'en',
    by: 'Ada',
    fields: [{ name: 'Title', value: 'Jobs' }],
    ...more,
  },
});

test('creates a page as a draft and deletes it again', async () => {
  const cms = await start();
  expect((await cms.send(CREATE, create())).data?.createItem).toMatchObject({
    item: { path: `${page}/Jobs`, stage: 'draft', file: 'acme/pages/about/jobs/en.draft.yml' },
  });
  expect(await cms.read('pages/about/jobs/en.draft.yml')).toBe('template: Page\nfields:\n  Title: Jobs\n');
  const deleted = await cms.send(
    `mutation { deleteItem(input: { path: "${page}/Jobs", by: "Ada" }) { successful } }`,
  );
  expect(deleted).toEqual({ data: { deleteItem: { successful: true } } });
  expect(await cms.read('pages/about/jobs/en.draft.yml')).toBeNull();
  const undone = `mutation { undo(input: { page: "acme/pages/about/jobs/en", language: "en", by: "Ada" }) { successful } }`;
  expect(await cms.send(undone)).toEqual({ data: { undo: { successful: true } } });
  expect(await cms.read('pages/about/jobs/en.draft.yml')).toContain('Title: Jobs');
});

test.each<[string, Record<string, unknown>, string]>([
  ['a name that leads elsewhere', { name: '../../x' }, 'Write the name as in an address'],
  ['a name that is taken', { name: 'team' }, 'There is already a page team.'],
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
  expect((await remove(page)).errors?.[0]?.message).toBe(
    'The page About has pages below it. Delete them first.',
  );
  const { errors } = await remove(`${page}/Team`);
  expect(errors?.[0]?.message).toMatch(/en\.yml:\d+ .*\/about\/team/);
  expect(errors?.[0]?.extensions?.code).toBe('CONTENT_ERROR');
  expect((await remove(`${page}/Data/Promo promo`)).errors?.[0]?.message).toContain(
    'is a part of acme/pages/about/en.yml',
  );
});

test('lists who changed what', async () => {
  const cms = await start();
  await cms.send(UPDATE, title('New'));
  expect(await cms.send('{ journal(first: 5) { by action page label files } }')).toEqual({
    data: {
      journal: [
        {
          by: 'Ada',
          action: 'updateItem',
          page: 'acme/pages/about/en',
          label: 'Title of About',
          files: ['acme/pages/about/en.draft.yml'],
        },
      ],
    },
  });
});

const LAYOUT = `mutation ($input: UpdateLayoutInput!) { updateLayout(input: $input) { item { revision stage } } }`;

const ABOUT = `query { item(where: { path: "${page}", language: "en" }) { itemId revision } }`;

test('adds, moves, duplicates, changes and removes renderings, with one revision', async () => {
  const cms = await start();
  const { itemId, revision } = Object((await cms.send(ABOUT)).data?.item);
  const uid = (key: string) => toRenderingId(itemId, key);
  const change = (...operations: Record<string, unknown>[]) =>
    cms.send(LAYOUT, { input: { path: page, language: 'en', revision, by: 'Ada', operations } });
  const target = { placeholder: 'headless-main', index: 0 };
  const added = await change(
    { add: { target, component: 'Container' } },
    {
      move: {
        renderingId: uid('cards'),
        target: { renderingId: uid('container'), placeholder: 'container-{*}', index: 0 },
      },
    },
    { update: { renderingId: uid('promo'), values: { styles: ['dark'], grid: 'col-6' } } },
    { duplicate: { renderingId: uid('promo') } },
  );
  expect(added.errors).toBeUndefined();
  expect(await cms.read('pages/about/en.draft.yml')).toBe(`# About us
template: Page
fields:
  Title: About   # short
  Content: |
    <p>We share.</p>
placeholders:
  headless-main:
    - component: Container
      id: container
      placeholders:
        container:
          - component: CardGrid
            id: cards
            fields:
              Cards:
                - { Title: One, Link: { to: /about/team } }
    - component: Promo
      id: promo
      fields: { PromoText: <p>Hi</p>, Count: 1 }
      experiences:
        members: { styles: dark }
      styles: [dark]
      grid: col-6
    - component: Promo
      id: promo-2
      fields:
        PromoText: <p>Hi</p>
        Count: 1
      experiences:
        members: { styles: dark }
      styles: [dark]
      grid: col-6
`);
  // An editor who has not seen that changes a field of the moved rendering.
  const input = {
    path: `${page}/Data/CardGrid cards`,
    language: 'en',
    revision,
    fields: [{ name: 'Title', value: 'Cards' }],
  };
  expect((await cms.send(UPDATE, { input })).errors).toBeUndefined();
  expect(
    await cms.read('pages/about/en.draft.yml'),
  ).toContain(`                - { Title: One, Link: { to: /about/team } }
              Title: Cards
`);
});

test.each<[string, Record<string, unknown>, string]>([
  ['no operation', {}, 'Give exactly one of add, move, duplicate, remove and update.'],
  ['an unknown rendering', { remove: { renderingId: 'x' } }, 'The page has no rendering x.'],
  [
    'an unknown placeholder',
    { add: { target: { placeholder: 'x', index: 0 }, component: 'Title' } },
    'A page has the placeholders headless-header, headless-main, headless-footer.',
  ],
  [
    'an unknown component',
    { add: { target: { placeholder: 'headless-main', index: 0 }, component: 'Titel' } },
    'unknown component "Titel". Did you mean "Title"?',
  ],
])('refuses a layout with %s', async (_, operation, message) => {
  const cms = await start();
  const { errors } = await cms.send(LAYOUT, {
    input: { path: page, language: 'en', operations: [operation] },
  });
  expect(errors?.[0]?.message).toContain(message);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
});

const ADD = `mutation ($input: AddItemVersionInput!) { addItemVersion(input: $input) { item { stage file language { name } } } }`;

test('begins a page in another language, once', async () => {
  const cms = await start();
  const input = { path: page, language: 'da' };
  expect((await cms.send(ADD, { input })).data?.addItemVersion).toEqual({
    item: { stage: 'draft', file: 'acme/pages/about/da.draft.yml', language: { name: 'da' } },
  });
  expect(await cms.read('pages/about/da.draft.yml')).toBe(about);
  expect((await cms.send(ADD, { input })).errors?.[0]?.message).toBe('The item is there in da already.');
  expect((await cms.send(ADD, { input: { ...input, language: 'xx' } })).errors?.[0]?.message).toBe(
    '"xx" is not a language of acme.',
  );
});

// Changes content over HTTP, as the page editor and scripts do.
import { closeAfterEach } from '@tests/jest/close-after-each';
import {
  about,
  aboutPath,
  startAuthoringCms,
  toTitle,
  updateQuery,
} from '@tests/local-cms/start-authoring-cms';

const keep = closeAfterEach();

const start = async (more: Record<string, string> = {}) => keep(await startAuthoringCms(more));

const ITEM = `query ($path: String!, $language: String!, $version: Int) {
  item(where: { path: $path, language: $language, version: $version }) {
    itemId name version stage revision file template { name } fields { nodes { name type value jsonValue } }
  }
}`;

test('describes an item with the values of its file', async () => {
  const cms = await start();
  const { data } = await cms.send(ITEM, { path: aboutPath, language: 'en' });
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
  const promo = `${aboutPath}/Data/Promo promo`;
  const input = { path: promo, language: 'en', fields: [{ name, ...value }] };
  expect((await cms.send(updateQuery, { input })).errors).toBeUndefined();
  expect(await cms.read('pages/about/en.draft.yml')).toContain(line);
});

test('refuses a checkbox that is neither on nor off', async () => {
  const cms = await start();
  const input = {
    path: `${aboutPath}/Data/Promo promo`,
    language: 'en',
    fields: [{ name: 'Shown', value: 'yes' }],
  };
  const { errors } = await cms.send(updateQuery, { input });
  expect(errors).toMatchObject([{ message: 'Shown: write 1 or 0.' }]);
});

test('changes an inline item, a shared item and a field of a variant', async () => {
  const cms = await start();
  const change = (path: string, name: string, value: string) =>
    cms.send(updateQuery, { input: { path, language: 'en', fields: [{ name, value }] } });
  await change(`${aboutPath}/Data/CardGrid cards/Cards 1`, 'Title', 'First');
  await change(`${aboutPath}/Data/Promo promo for members`, 'Count', '5');
  const draft = await cms.read('pages/about/en.draft.yml');
  expect(draft).toContain('          - { Title: First, Link: { to: /about/team } }');
  expect(draft).toContain('        members: { styles: dark, fields: { PromoText: <p>Hi</p>, Count: 5 } }');
  await change('/sitecore/content/acme/Data/join', 'PromoText', '<p>Now</p>');
  expect(await cms.read('shared/join/en.yml')).toContain('{ PromoText: <p>Now</p>, PromoLink: {');
});

test('shows a variant without content with the content that its page shows', async () => {
  const cms = await start();
  const query = `query ($path: String!) { item(where: { path: $path, language: "en" }) { field(name: "PromoText") { value } } }`;
  const { data, errors } = await cms.send(query, { path: `${aboutPath}/Data/Promo promo for members` });
  expect([data?.item, errors]).toEqual([{ field: { value: '<p>Hi</p>' } }, undefined]);
});

test('keeps the line break at the end of a rich text, which nobody sees', async () => {
  const cms = await start();
  const fields = [{ name: 'Content', value: '<p>We share.</p>\r\n<p>All.</p>' }];
  await cms.send(updateQuery, { input: { path: aboutPath, language: 'en', fields } });
  expect(await cms.read('pages/about/en.draft.yml')).toBe(
    about.replace('<p>We share.</p>\n', '<p>We share.</p>\n    <p>All.</p>\n'),
  );
});

test('answers a conflict with all three values', async () => {
  const cms = await start();
  const opened = await cms.send(
    `query { item(where: { path: "${aboutPath}", language: "en" }) { revision } }`,
  );
  const { revision } = Object(opened.data?.item);
  await cms.send(updateQuery, toTitle('By Bo', { by: 'Bo', revision }));
  expect((await cms.send(updateQuery, toTitle('By Ada', { revision }))).errors).toMatchObject([
    {
      message:
        'Somebody else changed the same content. Nothing was saved. Check the other change, and try again.',
      extensions: {
        code: 'CONFLICT',
        conflicts: [{ path: ['fields', 'Title'], base: 'About', theirs: 'By Bo', mine: 'By Ada' }],
      },
    },
  ]);
  const other = {
    path: aboutPath,
    language: 'en',
    revision,
    fields: [{ name: 'NavigationTitle', value: 'Us' }],
  };
  expect((await cms.send(updateQuery, { input: other })).errors).toBeUndefined();
  expect(await cms.read('pages/about/en.draft.yml')).toContain('Title: By Bo   # short');
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'an unknown field',
    { fields: [{ name: 'Titel', value: 'x' }] },
    'Page has no field "Titel". There are: Title,',
  ],
  ['an unknown item', { path: '/nowhere' }, 'There is no item /nowhere.'],
  ['a language without version', { language: 'da' }, 'The item About has no version in da.'],
  ['an unknown version', { version: 7 }, 'The item About has no version 7 in en.'],
  ['another database', { database: 'web' }, 'There is only the database "master".'],
  ['a recorded page', { path: '/sitecore/content/acme/Home/Replay' }, 'is recorded or built in'],
  [
    'a list as text',
    { fields: [{ name: 'Related', value: 'x' }] },
    'Related: there is no page or shared item with the id x.',
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
  const { errors } = await cms.send(updateQuery, toTitle('New', more));
  expect(errors?.[0]?.message).toContain(message);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
  expect(await cms.read('pages/about/en.yml')).toBe(about);
});

test('lists who changed what', async () => {
  const cms = await start();
  await cms.send(updateQuery, toTitle('New'));
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

test('tells each person what they can undo and redo', async () => {
  const cms = await start();
  const query = `query ($by: String) {
    item(where: { path: "${aboutPath}", language: "en" }) { history(by: $by) { undo { label isPublic } redo { label } } }
  }`;
  const ask = async (by: string) => (await cms.send(query, { by })).data?.item;
  expect(await ask('Ada')).toEqual({ history: { undo: null, redo: null } });
  await cms.send(updateQuery, toTitle('Ours'));
  expect(await ask('Ada')).toEqual({
    history: { undo: { label: 'Title of About', isPublic: false }, redo: null },
  });
  expect(await ask('Bea')).toEqual({ history: { undo: null, redo: null } });
  const undo = `mutation { undo(input: { path: "${aboutPath}", language: "en", by: "Ada" }) { successful } }`;
  await cms.send(undo, {});
  expect(await ask('Ada')).toEqual({ history: { undo: null, redo: { label: 'Title of About' } } });
});

test('a draft that others have changed too stays without the undone change that began it', async () => {
  const cms = await start();
  const change = (by: string, name: string, value: string) =>
    cms.send(updateQuery, { input: { path: aboutPath, language: 'en', by, fields: [{ name, value }] } });
  await change('Ada', 'Title', 'Of Ada');
  await change('Bo', 'NavigationTitle', 'Of Bo');
  const turn = async (name: string) => {
    await cms.send(
      `mutation { ${name}(input: { path: "${aboutPath}", language: "en", by: "Ada" }) { successful } }`,
    );
    const draft = (await cms.read('pages/about/en.draft.yml')) ?? '';
    return [draft.includes('Of Ada'), draft.includes('Of Bo')];
  };
  expect(await turn('undo')).toEqual([false, true]);
  expect(await turn('redo')).toEqual([true, true]);
});

test('undoes the last change first, of the page or of what pages share, also after a restart of the editor', async () => {
  const cms = await start();
  const toShared = (value: string) => ({
    input: {
      path: '/sitecore/content/acme/Data/join',
      language: 'en',
      by: 'Ada',
      fields: [{ name: 'PromoText', value }],
    },
  });
  await cms.send(updateQuery, toTitle('First'));
  await cms.send(updateQuery, toShared('<p>Second</p>'));
  await cms.send(updateQuery, toTitle('Third', { fields: [{ name: 'NavigationTitle', value: 'Third' }] }));
  const turn = async (name: string) => {
    const input = `{ path: "${aboutPath}", language: "en", by: "Ada", withShared: true }`;
    await cms.send(`mutation { ${name}(input: ${input}) { successful } }`);
    const page = (await cms.read('pages/about/en.draft.yml')) ?? '';
    const shared = (await cms.read('shared/join/en.yml')) ?? '';
    return [page.includes('First'), shared.includes('Second'), page.includes('Third')];
  };
  expect(await turn('undo')).toEqual([true, true, false]);
  expect(await turn('undo')).toEqual([true, false, false]);
  expect(await turn('undo')).toEqual([false, false, false]);
  expect(await turn('redo')).toEqual([true, false, false]);
  expect(await turn('redo')).toEqual([true, true, false]);
  expect(await turn('redo')).toEqual([true, true, true]);
});

// Changes content over HTTP, as the page editor and scripts do.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { sampleContent } from '@tests/local-cms/sample-content.ts';
import {
  about,
  aboutPath,
  startAuthoringCms,
  toTitle,
  updateQuery,
} from '@tests/local-cms/start-authoring-cms';
import { toRevision } from '../../files/revision.ts';

const keep = closeAfterEach();

const start = async () => keep(await startAuthoringCms());

const version = (name: string) =>
  `mutation ($path: String!, $version: Int) {
    ${name}(input: { path: $path, language: "en", version: $version, by: "Ada" }) { item { version stage } }
  }`;

const turn = (name: string) =>
  `mutation ($path: String!) { ${name}(input: { path: $path, language: "en", by: "Ada" }) { successful item { stage } } }`;

test('saves a change of a published page as a draft, publishes it, and restores the version before', async () => {
  const cms = await start();
  const draft = about.replace('Title: About ', 'Title: Who we are ');
  expect(await cms.send(updateQuery, toTitle('Who we are'))).toMatchObject({
    data: { updateItem: { item: { version: 2, stage: 'draft', field: { value: 'Who we are' } } } },
  });
  expect(await cms.read('pages/about/en.draft.yml')).toBe(draft);
  expect(await cms.read('pages/about/en.yml')).toBe(about);

  expect(await cms.send(version('publishItemVersion'), { path: aboutPath })).toMatchObject({
    data: { publishItemVersion: { item: { version: 2, stage: 'published' } } },
  });
  expect(await cms.read('pages/about/en.yml')).toBe(draft);
  expect(await cms.read('pages/about/en.v1.yml')).toBe(about);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();

  expect(await cms.send(version('restoreItemVersion'), { path: aboutPath, version: 1 })).toMatchObject({
    data: { restoreItemVersion: { item: { version: 3, stage: 'draft' } } },
  });
  expect(await cms.read('pages/about/en.draft.yml')).toBe(about);
});

test('restores no version over a draft that the person has not seen', async () => {
  const cms = await start();
  const restore = (revision: string) =>
    cms.send(
      `mutation ($input: RestoreItemVersionInput!) { restoreItemVersion(input: $input) { item { version } } }`,
      { input: { path: aboutPath, language: 'en', version: 1, revision } },
    );
  await cms.send(updateQuery, toTitle('Who we are'));
  expect(await restore(toRevision(about))).toMatchObject({
    errors: [{ message: 'The page About was changed meanwhile. Look at it, and try again.' }],
  });
  const draft = (await cms.read('pages/about/en.draft.yml')) ?? '';
  expect(draft).toContain('Title: Who we are');
  await restore(toRevision(draft));
  expect(await cms.read('pages/about/en.draft.yml')).toBe(about);
});

test('undoes a change, but not a publish', async () => {
  const cms = await start();
  const undo = () => cms.send(turn('undo'), { path: aboutPath });
  await cms.send(updateQuery, toTitle('Who we are'));
  await cms.send(version('publishItemVersion'), { path: aboutPath });
  const published = await cms.read('pages/about/en.yml');
  expect(await undo()).toMatchObject({ data: { undo: { successful: false } } });
  expect(await cms.read('pages/about/en.yml')).toBe(published);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();

  await cms.send(updateQuery, toTitle('Who we were'));
  expect(await undo()).toMatchObject({ data: { undo: { successful: true, item: { stage: 'published' } } } });
  expect(await undo()).toMatchObject({ data: { undo: { successful: false } } });
  await cms.send(turn('redo'), { path: aboutPath });
  expect(await cms.read('pages/about/en.draft.yml')).toContain('Title: Who we were   # short');
});

const required = {
  'templates.yml': String(sampleContent['templates.yml'])
    .replace('Page: { Title: text', 'Page: { Title: { type: text, required: true, hint: A headline }')
    .replace('PromoText: rich text', 'PromoText: { type: rich text, required: true }'),
};

test('a draft may leave a required field empty, but is not published', async () => {
  const cms = keep(await startAuthoringCms(required));
  const fields = `{ item(where: { path: "${aboutPath}", language: "en" }) { field(name: "Title") { isRequired hint } } }`;
  expect(await cms.send(fields)).toMatchObject({
    data: { item: { field: { isRequired: true, hint: 'A headline' } } },
  });
  expect(await cms.send(updateQuery, toTitle(''))).toMatchObject({
    data: { updateItem: { item: { stage: 'draft' } } },
  });
  const problem = {
    file: 'content/acme/pages/about/en.draft.yml',
    line: 4,
    message: 'Title: required, but empty',
  };
  expect(await cms.send(version('publishItemVersion'), { path: aboutPath })).toMatchObject({
    errors: [{ extensions: { code: 'INCOMPLETE', problems: [problem] } }],
  });
  expect(await cms.read('pages/about/en.yml')).toBe(about);

  await cms.send(updateQuery, toTitle('Who we are'));
  expect(await cms.send(version('publishItemVersion'), { path: aboutPath })).toMatchObject({
    data: { publishItemVersion: { item: { stage: 'published' } } },
  });
});

test('a shared item is public at once, so what it requires cannot be emptied', async () => {
  const cms = keep(await startAuthoringCms(required));
  const input = {
    path: '/sitecore/content/acme/Data/join',
    language: 'en',
    fields: [{ name: 'PromoText', value: '' }],
  };
  expect(await cms.send(updateQuery, { input })).toMatchObject({
    errors: [
      {
        message: expect.stringContaining('PromoText: required, but empty'),
        extensions: { code: 'CONTENT_ERROR' },
      },
    ],
  });
});

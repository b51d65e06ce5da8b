// Sends the query of an editing session (editing protocol §1.3) over HTTP and checks the response (§1.4).

import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import { z } from 'zod';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const Answer = z.object({
  data: z.object({
    item: z
      .object({
        rendered: z.object({
          sitecore: z.object({
            context: z.record(z.string(), z.unknown()),
            route: z.looseObject({
              fields: z.record(z.string(), z.unknown()).optional(),
              placeholders: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
            }),
          }),
        }),
      })
      .nullable(),
  }),
});

async function ask(path: string, headers: Record<string, string>, language = 'en') {
  const response = await fetch(`${cms.url}/v1/content/api/graphql/v1?sitecoreContextId=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: `query EditingQuery($path: String!, $language: String!) {
        item(path: $path, language: $language, version: "1") { rendered }
      }`,
      variables: { path: `/sitecore/content/acme/Home${path}`, language },
    }),
  });
  const { item } = Answer.parse(await response.json()).data;
  if (!item) throw new Error(`There is no item ${path}.`);
  return item.rendered.sitecore;
}

const edit = { sc_editMode: 'true', sc_layoutKind: 'final' };
const preview = { sc_editMode: 'false', sc_layoutKind: 'final' };
const anyId = expect.stringMatching(/^\{[0-9A-F-]{36}\}$/);

test('in edit mode the layout context contains the scripts and data of the page editor', async () => {
  const { context, route } = await ask('/About', edit, 'da');
  expect(context).toMatchObject({
    pageEditing: true,
    pageState: 'edit',
    editMode: 'metadata',
    site: { name: 'acme' },
    language: 'da',
    clientScripts: [`${cms.url}/editing/canvas.js`],
    clientData: {
      'hrz-canvas-state': { itemId: route.itemId, itemVersion: 1, siteName: 'acme', language: 'da' },
      'hrz-canvas-verification-token': '',
    },
  });
  expect(route.databaseName).toBe('master');
});

test('in edit mode fields have metadata, even if they are empty', async () => {
  const { route } = await ask('/About', edit);
  expect(route.fields?.Title).toEqual({
    metadata: {
      datasource: {
        id: `{${String(route.itemId).toUpperCase()}}`,
        language: 'en',
        revision: expect.stringMatching(/^[0-9a-f-]{36}$/),
        version: 1,
      },
      title: 'Title',
      fieldId: anyId,
      fieldType: 'Single-Line Text',
      rawValue: 'About us',
    },
    value: 'About us',
  });
  expect(route.fields?.Content).toMatchObject({ metadata: { fieldType: 'Rich Text' } });
  expect(route.fields?.Image).toMatchObject({ metadata: { fieldType: 'Image', rawValue: '' }, value: {} });
  const text = JSON.stringify(route.placeholders);
  for (const type of ['General Link', 'Rich Text', 'Single-Line Text']) expect(text).toContain(type);
});

test('a field that refers to items has no metadata, but the fields of these items have metadata', async () => {
  const { route } = await ask('/About', edit);
  expect(route.fields?.Related).toEqual([
    expect.objectContaining({ fields: expect.objectContaining({ Title: expect.any(Object) }) }),
    expect.any(Object),
  ]);
  const related = JSON.stringify(route.fields?.Related);
  expect(related).toContain('"rawValue":"Welcome"');
  expect(related).not.toContain(`{${String(route.itemId).toUpperCase()}}`);
});

test('in edit mode the fields that the CMS computes for a component have metadata', async () => {
  const { route } = await ask('/About', edit);
  const main = route.placeholders['headless-main'] ?? [];
  const fieldsOf = (name: string) => main.find(({ componentName }) => componentName === name)?.fields;
  expect(fieldsOf('Title')).toMatchObject({
    data: { contextItem: { field: { jsonValue: { metadata: { title: 'Title' }, value: 'About us' } } } },
  });
  expect(fieldsOf('PageContent')).toMatchObject({ Content: { metadata: { title: 'Content' } } });
  expect(fieldsOf('LinkList')).toMatchObject({
    data: { datasource: { field: { title: { metadata: { rawValue: 'Links' }, value: 'Links' } } } },
  });
  expect(fieldsOf('LinkList')).toMatchObject({
    data: {
      datasource: {
        children: {
          results: [
            {
              field: {
                link: { metadata: { title: 'Link', datasource: { id: anyId } }, value: { href: '/' } },
              },
            },
            { field: { link: { metadata: { fieldType: 'General Link' } } } },
          ],
        },
      },
    },
  });
});

test('a preview has no metadata', async () => {
  const sitecore = await ask('/About', preview);
  expect(sitecore.context).toEqual({
    pageEditing: false,
    pageState: 'preview',
    site: { name: 'acme' },
    language: 'en',
    itemPath: '/about',
  });
  expect(JSON.stringify(sitecore)).not.toContain('metadata');
});

test('without the header sc_editMode the response has no data for editors', async () => {
  const sitecore = await ask('/About', {});
  expect(sitecore.context.pageState).toBe('normal');
  expect(JSON.stringify(sitecore)).not.toContain('metadata');
});

test('a recorded page has the state that sc_editMode requests, and no state without that header', async () => {
  expect((await ask('/Replay', edit)).context).toMatchObject({
    odd: true,
    pageState: 'edit',
    editMode: 'metadata',
  });
  expect((await ask('/Replay', preview)).context).toMatchObject({ odd: true, pageState: 'preview' });
  expect((await ask('/Replay', {})).context).toEqual({ odd: true });
});

test('a change of an item changes its revision', async () => {
  const revisionOf = async () =>
    /"revision":"([^"]+)"/.exec(JSON.stringify((await ask('/Hidden', edit)).route.fields))?.[1];
  const before = await revisionOf();
  expect(await revisionOf()).toBe(before);
  await cms.write('acme/pages/hidden/en.yml', 'template: Page\nfields: { Title: Changed }\n');
  await cms.reload();
  expect(await revisionOf()).not.toBe(before);
});

test('the canvas script is served at the URL that the layout context contains', async () => {
  const response = await fetch(`${cms.url}/editing/canvas.js`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toContain('code.scpm');
});

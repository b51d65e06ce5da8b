// Sends the requests of a site’s design library (SDK facts §2) to the local CMS.

import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import { z } from 'zod';
import { createStableId } from '../content/stable-id.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const UID = '{11111111-2222-3333-4444-555555555555}';
const toRenderingItem = (name: string) => createStableId('acme', 'rendering', name);

const home = {
  sitecoreContextId: 'any',
  item: '/sitecore/content/acme/Home',
  sc_site: 'acme',
  sc_lang: 'en',
  uid: UID,
  dataSourceId: '',
  version: '',
  renderingItemId: toRenderingItem('Promo'),
};

const get = (own: Record<string, string>, editMode = 'false') =>
  fetch(`${cms.url}/layout/component?${new URLSearchParams({ ...home, ...own })}`, {
    headers: { sc_editMode: editMode },
  });

const Answer = z.object({
  sitecore: z.object({
    context: z.looseObject({}),
    route: z.object({ placeholders: z.record(z.string(), z.array(z.looseObject({ uid: z.string() }))) }),
  }),
});

async function getRendering(own: Record<string, string>, editMode?: string) {
  const { context, route } = Answer.parse(await (await get(own, editMode)).json()).sitecore;
  expect(Object.keys(route.placeholders)).toEqual(['editing-componentmode-placeholder']);
  return { context, rendering: route.placeholders['editing-componentmode-placeholder']?.[0] };
}

test('a component is returned alone, with the content that it has on some page of the site', async () => {
  const { context, rendering } = await getRendering({});
  expect(context).toMatchObject({ renderingType: 'component', pageEditing: false });
  expect(rendering).toMatchObject({
    uid: '11111111-2222-3333-4444-555555555555',
    componentName: 'Promo',
    fields: { PromoText: { value: '<p>Join</p>' } },
  });
  expect(JSON.stringify(rendering)).not.toContain('metadata');
});

test('in edit mode the fields of the component have metadata', async () => {
  const { context, rendering } = await getRendering({}, 'true');
  expect(context).toMatchObject({ editMode: 'metadata', pageEditing: true });
  expect(rendering).toMatchObject({ fields: { PromoText: { metadata: { fieldType: 'Rich Text' } } } });
});

test.each<{ wrong: string; own: Record<string, string>; status: number }>([
  { wrong: 'no context id', own: { sitecoreContextId: '' }, status: 401 },
  { wrong: 'an unknown page', own: { item: '/nowhere' }, status: 404 },
  { wrong: 'an unknown site', own: { sc_site: 'nowhere' }, status: 404 },
  { wrong: 'an unknown language', own: { sc_lang: 'xx' }, status: 404 },
  { wrong: 'an unknown version', own: { version: '7' }, status: 404 },
  { wrong: 'an invalid id', own: { uid: '../..' }, status: 404 },
  { wrong: 'an unknown rendering and an unknown component', own: { renderingItemId: UID }, status: 404 },
])('the response to a request with $wrong has status $status', async ({ own, status }) => {
  expect((await get(own)).status).toBe(status);
});

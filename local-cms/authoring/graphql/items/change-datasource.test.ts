import { aboutPath, startAuthoringCms } from '@tests/local-cms/start-authoring-cms';

import { toRenderingId } from '../../../model/add-owned-items.ts';

let cms: Awaited<ReturnType<typeof startAuthoringCms>>;
beforeEach(async () => {
  cms = await startAuthoringCms();
});
afterEach(() => cms.close());

const CHANGE = `mutation ($input: ChangeDatasourceInput!) { changeDatasource(input: $input) { item { stage } } }`;

async function change(values: Record<string, unknown>, key = 'promo') {
  const { data } = await cms.send(
    `query { item(where: { path: "${aboutPath}", language: "en" }) { itemId } }`,
  );
  const renderingId = toRenderingId(Object(data?.item).itemId, key);
  const input = { path: aboutPath, language: 'en', by: 'Ada', renderingId, ...values };
  return cms.send(CHANGE, { input });
}

test('own content becomes a shared item, and undo takes both files back', async () => {
  expect((await change({ share: 'hello' })).errors).toBeUndefined();
  expect(await cms.read('shared/hello/en.yml')).toBe(
    'template: Promo\nfields:\n  PromoText: <p>Hi</p>\n  Count: 1\n',
  );
  const draft = await cms.read('pages/about/en.draft.yml');
  expect(draft).toContain('datasource: shared/hello');
  expect(draft).not.toContain('PromoText');
  const input = { path: aboutPath, language: 'en', by: 'Ada' };
  await cms.send('mutation ($input: HistoryInput!) { undo(input: $input) { successful } }', { input });
  expect(await cms.read('shared/hello/en.yml')).toBeNull();
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
});

test('a rendering shows a shared item, and later a copy of it', async () => {
  await change({ use: 'join' });
  expect(await cms.read('pages/about/en.draft.yml')).toContain('datasource: shared/join');
  expect((await change({ detach: true })).errors).toBeUndefined();
  const draft = await cms.read('pages/about/en.draft.yml');
  expect(draft).not.toContain('datasource');
  expect(draft).toContain('PromoText: <p>Join</p>');
});

test.each([
  [{ use: 'nothing' }, /there is no shared\/nothing/],
  [{ share: 'join' }, /already a shared item join/],
  [{ share: '../x' }, /a-z, 0-9/],
  [{ detach: true }, /has its own content already/],
  [{}, /exactly one/],
  [{ use: 'join', detach: true }, /exactly one/],
])('%j is refused, and nothing is written', async (values, message) => {
  const { errors } = await change(values);
  expect(errors?.[0]?.message).toMatch(message);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
});

test('a component that the placeholder does not allow is refused with file and line', async () => {
  await cms.close();
  const site = 'name: acme\nlanguages: [en, da]\nfallback: { da: en }\npageDesigns: { plain: {} }\n';
  const allowed = 'allowed: { headless-main: [Promo, CardGrid, Container] }\n';
  cms = await startAuthoringCms({ 'acme/site.yml': site + allowed });
  const target = { placeholder: 'headless-main', index: 0 };
  const operations = [{ add: { target, component: 'RichText' } }];
  const input = { path: aboutPath, language: 'en', operations };
  const query = `mutation ($input: UpdateLayoutInput!) { updateLayout(input: $input) { item { stage } } }`;
  const { errors } = await cms.send(query, { input });
  expect(errors?.[0]?.message).toMatch(/en\.draft\.yml:\d+ +RichText is not allowed in headless-main/);
});

test('a shared item is created in the folder of shared items, from any template', async () => {
  const create = `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { file stage } } }`;
  const input = {
    parent: '/sitecore/content/acme/Data',
    name: 'card-one',
    templateId: 'Card',
    language: 'en',
    fields: [{ name: 'Title', value: 'One' }],
  };
  const { data, errors } = await cms.send(create, { input });
  expect(errors).toBeUndefined();
  expect(data?.createItem).toEqual({ item: { file: 'acme/shared/card-one/en.yml', stage: 'shared' } });
  expect((await cms.send(create, { input })).errors?.[0]?.message).toMatch(/already a shared item card-one/);
});

test('a partial design is changed like a page, and has no draft', async () => {
  const where = '{ path: "/sitecore/content/acme/Presentation/Partial Designs/Header", language: "en" }';
  const { data, errors } = await cms.send(`query { item(where: ${where}) { itemId stage } }`);
  expect(errors).toBeUndefined();
  const { itemId, stage } = Object(data?.item);
  expect(stage).toBe('shared');
  const operations = [{ remove: { renderingId: toRenderingId(itemId, 'Navigation 1') } }];
  const query = `mutation ($input: UpdateLayoutInput!) { updateLayout(input: $input) { item { file } } }`;
  const changed = await cms.send(query, { input: { itemId, language: 'en', operations } });
  expect(changed.data?.updateLayout).toEqual({ item: { file: 'acme/designs/header/en.yml' } });
  expect(await cms.read('designs/header/en.yml')).not.toContain('Navigation');
});

import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { toServerPage } from '../server-page';
import { pruneUnusedFields } from './prune-unused-fields';

const pageOf = (renderings: readonly Rendering[]) =>
  toServerPage({
    key: { siteName: 'main', language: 'en', path: [], variantIds: [] },
    site: sampleSite,
    layout: layoutOf(renderings, { Title: { value: 'About' } }),
    dictionary: {},
    pageLanguages: [],
  });

const { dependencies } = createPageDependencies(
  {},
  { componentServers: { List: { pruneFields: () => ({ Title: 'kept' }) }, Text: { phrases: [] } } },
);

const fields = { Title: 'kept', Body: 'long' };

test('removes fields of renderings at any depth whose components never show them', async () => {
  const page = pageOf([
    {
      uid: 'list',
      componentName: 'List',
      fields,
      placeholders: { box: [{ componentName: 'List', fields }] },
    },
    { uid: 'box', componentName: 'Box', placeholders: { box: [{ componentName: 'List', fields }] } },
  ]);
  const pruned = { componentName: 'List', fields: { Title: 'kept' } };
  const { layout } = await pruneUnusedFields(page, dependencies);
  expect(layout.sitecore.route).toEqual({
    ...page.layout.sitecore.route,
    placeholders: {
      'headless-main': [
        { ...pruned, uid: 'list', placeholders: { box: [pruned] } },
        { uid: 'box', componentName: 'Box', placeholders: { box: [pruned] } },
      ],
    },
  });
});

test.each(['Text', 'Nobody', 'constructor', undefined])(
  'keeps all fields of the component %p, which prunes none',
  async (componentName) => {
    const page = pageOf([{ componentName, fields }]);
    expect(await pruneUnusedFields(page, dependencies)).toEqual(page);
  },
);

test('keeps all fields in edit mode, because the editor shows each of them', async () => {
  const page = pageOf([{ componentName: 'List', fields }]);
  page.layout.sitecore.context.pageEditing = true;
  expect(await pruneUnusedFields(page, dependencies)).toBe(page);
});

test('does not change its input', async () => {
  const page = pageOf([
    { componentName: 'List', fields, placeholders: { box: [{ componentName: 'List', fields }] } },
  ]);
  const before = structuredClone(page);
  await pruneUnusedFields(page, dependencies);
  expect(page).toEqual(before);
});

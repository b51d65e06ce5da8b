import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import { CmsError } from '@/cms/client/cms-error';
import type { Layout } from '@/cms/schemas/layout-schema';
import type { PageSession } from '@/features/editing/server/editing-session';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { buildEditingProps } from './build-editing-props';

const session: PageSession = {
  siteName: 'main',
  itemId: '110d559f-dea5-42ea-9c1c-8a5df7e70ef9',
  language: 'da',
  version: '2',
  variantIds: ['_default'],
  mode: 'edit',
  layoutKind: 'final',
  location: '/about',
};

const settings = { secret: 's3cret', allowedOrigins: ['https://editor.test'] };

const key = { siteName: 'other', language: 'en', path: ['about'], variantIds: [] };

const metadata = { fieldId: '{1}' };
const rendering = {
  uid: 'u1',
  componentName: 'Promo',
  dataSource: '/sitecore/content/x',
  fields: { Text: { value: '', metadata } },
};

/** Creates a layout with everything that a CM server sends only for the page editor. */
function createLayout(): Layout {
  const layout = layoutOf([rendering], { Title: { value: 'Draft', metadata } });
  const context = { editMode: 'metadata', clientScripts: ['https://cm.test/a.js'], clientData: { a: {} } };
  const { route } = layout.sitecore;
  return { sitecore: { context, route: route && { ...route, itemId: 'i1', itemVersion: 2 } } };
}

const createEditor = (layout = createLayout()) => {
  const fetchEditingPage = jest.fn(async () => ({ layout, dictionary: { 'site-title': 'Solvind' } }));
  const { dependencies } = createPageDependencies({ fetchEditingPage });
  return { fetchEditingPage, dependencies };
};

const outage = new CmsError({ kind: 'timeout', reason: 'no answer' }, { operation: 'EditingQuery' });

test('shows the item that the session names, at the path of the request', async () => {
  const { dependencies, fetchEditingPage } = createEditor();
  const props = await buildEditingProps(session, key, dependencies, settings);
  expect(fetchEditingPage).toHaveBeenCalledWith(session);
  expect(props?.page).toMatchObject({ siteName: 'main', language: 'da', path: '/about' });
  expect(props?.head).toMatchObject({ title: 'Draft · Solvind', noIndex: true });
});

test('logs a failure to load the languages of the page, and shows the page without its other languages', async () => {
  const { dependencies, lines } = createPageDependencies({
    fetchEditingPage: async () => ({ layout: createLayout(), dictionary: {} }),
    fetchPageLanguages: async () => {
      throw outage;
    },
  });
  expect((await buildEditingProps(session, key, dependencies, settings))?.head.alternates).toEqual([]);
  expect(lines.map(({ level }) => level)).toEqual(['error']);
});

test('in edit mode, keeps everything that the page editor needs', async () => {
  const { dependencies } = createEditor();
  const { context, route } =
    (await buildEditingProps(session, key, dependencies, settings))?.page.layout.sitecore ?? {};
  expect(context).toMatchObject({
    pageState: 'edit',
    pageEditing: true,
    editMode: 'metadata',
    clientScripts: ['https://cm.test/a.js'],
    clientData: { a: {} },
  });
  expect(route).toMatchObject({ itemId: 'i1', itemVersion: 2, fields: { Title: { metadata } } });
  expect(route?.placeholders?.['headless-main']).toEqual([expect.objectContaining(rendering)]);
});

test('in preview mode, removes everything that visitors do not get', async () => {
  const { dependencies } = createEditor();
  const props = await buildEditingProps({ ...session, mode: 'preview' }, key, dependencies, settings);
  const { context, route } = props?.page.layout.sitecore ?? {};
  expect(context).toEqual({ language: undefined, pageState: 'preview' });
  expect(route?.itemVersion).toBe(2);
  expect(JSON.stringify(props)).not.toMatch(/metadata|i1|cm\.test|sitecore\/content/);
});

test('a rendering that a variant hides is marked in edit mode and removed in preview mode', async () => {
  const hidden = { ...rendering, experiences: { v1: null } };
  const layout = layoutOf([hidden]);
  const show = async (mode: 'edit' | 'preview') => {
    const { dependencies } = createEditor(layout);
    const props = await buildEditingProps(
      { ...session, mode, variantIds: ['v1'] },
      key,
      dependencies,
      settings,
    );
    const live = props?.page.layout.sitecore.route?.placeholders?.['headless-main'];
    const shown = live ?? props?.staticPage?.islands.map((island) => island.rendering);
    return shown?.map(({ componentName }) => componentName);
  };
  expect(await show('edit')).toEqual(['Hidden Rendering']);
  expect(await show('preview')).toEqual([]);
});

test('shows a language that the site does not have yet', async () => {
  const { dependencies } = createEditor();
  const props = await buildEditingProps({ ...session, language: 'fr' }, key, dependencies, settings);
  expect(props?.page.language).toBe('fr');
});

test('returns null for an unknown site or item', async () => {
  const { dependencies, fetchEditingPage } = createEditor({ sitecore: { context: {}, route: null } });
  expect(await buildEditingProps(session, key, dependencies, settings)).toBeNull();
  expect(
    await buildEditingProps({ ...session, siteName: 'unknown' }, key, dependencies, settings),
  ).toBeNull();
  expect(fetchEditingPage).toHaveBeenCalledTimes(1);
});

test('throws when the CMS fails', async () => {
  const { dependencies } = createPageDependencies({
    fetchEditingPage: async () => {
      throw outage;
    },
  });
  await expect(buildEditingProps(session, key, dependencies, settings)).rejects.toBe(outage);
});

test('throws for a site that this process does not know yet', async () => {
  const { dependencies } = createPageDependencies({
    loadSites: async () => ({ ...createSiteList([sampleSite], 'main'), status: 'fallback' }),
  });
  const unknown = { ...session, siteName: 'other' };
  await expect(buildEditingProps(unknown, key, dependencies, settings)).rejects.toThrow('site list');
});

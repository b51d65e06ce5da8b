/** @jest-environment node */
import { CmsError } from '@/cms/cms-error';
import type { Layout } from '@/cms/layout-schema';
import type { PageSession } from '@/editing/editing-session';
import { buildEditingProps } from './build-editing-props';
import { createSources, layoutOf } from './fake-sources';

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

/** What the proxy made of the path alone. */
const key = { siteName: 'other', language: 'en', path: ['about'], variantIds: [] };

const metadata = { fieldId: '{1}' };
const rendering = {
  uid: 'u1',
  componentName: 'Promo',
  dataSource: '/sitecore/content/x',
  fields: { Text: { value: '', metadata } },
};

/** A page as a CM sends it to an editor, whichever state was asked for. */
function createLayout(): Layout {
  const layout = layoutOf([rendering], { Title: { value: 'Draft', metadata } });
  const context = { editMode: 'metadata', clientScripts: ['https://cm.test/a.js'], clientData: { a: {} } };
  const { route } = layout.sitecore;
  return { sitecore: { context, route: route && { ...route, itemId: 'i1', itemVersion: 2 } } };
}

const createEditor = (layout = createLayout()) => {
  const fetchEditingPage = jest.fn(async () => ({ layout, dictionary: { 'site-title': 'Solvind' } }));
  const { sources } = createSources({ fetchEditingPage });
  return { fetchEditingPage, sources };
};

test('shows what the session names, at the path of the request', async () => {
  const { sources, fetchEditingPage } = createEditor();
  const props = await buildEditingProps(session, key, sources, settings);
  expect(fetchEditingPage).toHaveBeenCalledWith(session);
  expect(props?.page).toMatchObject({ siteName: 'main', language: 'da', path: '/about' });
  expect(props?.head).toMatchObject({ title: 'Draft – Solvind', noIndex: true });
});

test('shows the page without its other languages when those cannot be told, and logs it', async () => {
  const { sources, lines } = createSources({
    fetchEditingPage: async () => ({ layout: createLayout(), dictionary: {} }),
    fetchPageLanguages: async () => {
      throw new Error('too slow');
    },
  });
  expect((await buildEditingProps(session, key, sources, settings))?.head.alternates).toEqual([]);
  expect(lines.map(({ level }) => level)).toEqual(['error']);
});

test('in edit the layout keeps all that the editor goes by', async () => {
  const { sources } = createEditor();
  const { context, route } =
    (await buildEditingProps(session, key, sources, settings))?.page.layout.sitecore ?? {};
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

test('in preview the layout is what visitors will get, whatever the CMS sends', async () => {
  const { sources } = createEditor();
  const props = await buildEditingProps({ ...session, mode: 'preview' }, key, sources, settings);
  const { context, route } = props?.page.layout.sitecore ?? {};
  expect(context).toEqual({ language: undefined, pageState: 'preview' });
  expect(route?.itemVersion).toBe(2);
  expect(JSON.stringify(props)).not.toMatch(/metadata|i1|cm\.test|sitecore\/content/);
});

test('hides for visitors, and marks for editors, what a variant hides', async () => {
  const hidden = { ...rendering, experiences: { v1: null } };
  const layout = layoutOf([hidden]);
  const show = async (mode: 'edit' | 'preview') => {
    const { sources } = createEditor(layout);
    const props = await buildEditingProps({ ...session, mode, variantIds: ['v1'] }, key, sources, settings);
    return props?.page.layout.sitecore.route?.placeholders?.['headless-main']?.map(
      ({ componentName }) => componentName,
    );
  };
  expect(await show('edit')).toEqual(['Hidden Rendering']);
  expect(await show('preview')).toEqual([]);
});

test('shows a language that the site does not have yet', async () => {
  const { sources } = createEditor();
  const props = await buildEditingProps({ ...session, language: 'fr' }, key, sources, settings);
  expect(props?.page.language).toBe('fr');
});

test('finds no page of a site or an item that the CMS does not have', async () => {
  const { sources, fetchEditingPage } = createEditor({ sitecore: { context: {}, route: null } });
  expect(await buildEditingProps(session, key, sources, settings)).toBeNull();
  expect(await buildEditingProps({ ...session, siteName: 'unknown' }, key, sources, settings)).toBeNull();
  expect(fetchEditingPage).toHaveBeenCalledTimes(1);
});

test('throws when the CMS cannot be asked', async () => {
  const outage = new CmsError({ kind: 'timeout', reason: 'no answer' }, { operation: 'EditingQuery' });
  const { sources } = createSources({
    fetchEditingPage: async () => {
      throw outage;
    },
  });
  await expect(buildEditingProps(session, key, sources, settings)).rejects.toBe(outage);
});

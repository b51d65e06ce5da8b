/** @jest-environment node */
import type { Layout } from '@/cms/layout-schema';
import type { FeaasSession, LibrarySession } from '@/editing/editing-session';
import { readLibraryToken } from '@/editing/library-token';
import { buildFeaasProps, buildLibraryProps } from './build-component-props';
import { createSources } from './fake-sources';

const UID = '11111111-2222-3333-4444-555555555555';
const PLACEHOLDER = 'editing-componentmode-placeholder';
const settings = { secret: 's3cret', allowedOrigins: ['https://editor.test'] };

const session: LibrarySession = {
  mode: 'library',
  siteName: 'main',
  itemId: '110d559f-dea5-42ea-9c1c-8a5df7e70ef9',
  language: 'da',
  componentUid: UID.toUpperCase(),
  renderingId: UID,
  location: '/',
};

const layout: Layout = {
  sitecore: {
    context: { clientScripts: ['https://cm.test/a.js'], editMode: 'metadata', pageState: 'normal' },
    route: {
      placeholders: {
        [PLACEHOLDER]: [
          {
            uid: UID,
            componentName: 'Promo',
            fields: { Title: { value: 'a' }, Text: { value: 'b' } },
            params: { styles: 'x' },
          },
        ],
      },
    },
  },
};

function createLibrary(answer: Layout | null = layout) {
  const fetchComponentLayout = jest.fn(async () => answer);
  return { fetchComponentLayout, ...createSources({ fetchComponentLayout }) };
}

const getRendering = (props: Awaited<ReturnType<typeof buildLibraryProps>>) =>
  props?.page.layout.sitecore.route?.placeholders?.[PLACEHOLDER]?.[0];

test('shows a component alone, as visitors would see it', async () => {
  const { sources, fetchComponentLayout } = createLibrary();
  const props = await buildLibraryProps(session, sources, settings);
  expect(fetchComponentLayout).toHaveBeenCalledWith({ ...session, isEditing: false });
  expect(props?.page.layout.sitecore.context).toMatchObject({
    pageState: 'preview',
    renderingType: 'component',
  });
  expect(props?.head.noIndex).toBe(true);
  expect(getRendering(props)).toMatchObject({ componentName: 'Promo', fields: { Title: { value: 'a' } } });
});

test('with metadata it has chromes, and no script but the library’s', async () => {
  const { sources } = createLibrary();
  const props = await buildLibraryProps({ ...session, mode: 'library-metadata' }, sources, settings);
  expect(props?.page.layout.sitecore.context).toEqual({
    language: 'da',
    pageState: 'edit',
    pageEditing: true,
    editMode: 'metadata',
    renderingType: 'component',
    variantId: '_default',
  });
});

test('gives the page what it needs to speak with the library, and only that', async () => {
  const { sources } = createLibrary();
  const library = (await buildLibraryProps(session, sources, settings))?.page.library;
  expect(library).toMatchObject({
    uid: UID.toUpperCase(),
    allowedOrigins: expect.arrayContaining(['https://editor.test', 'https://pages.sitecorecloud.io']),
    scriptUrl: 'https://edge.test/v1/files/designlibrary/lib/rh-lib-script.js',
  });
  expect(readLibraryToken(library?.token, 's3cret')).toEqual(session);
  expect(JSON.stringify(library)).not.toContain('s3cret');
});

test('puts what an editor types into the component, however its id is written', async () => {
  const { sources } = createLibrary();
  const update = { fields: { Text: { value: 'c' } }, params: { grid: 'y' } };
  expect(getRendering(await buildLibraryProps(session, sources, settings, update))).toMatchObject({
    fields: { Title: { value: 'a' }, Text: { value: 'c' } },
    params: { styles: 'x', grid: 'y' },
  });
});

test('what is typed is made safe as all rich text', async () => {
  const { sources } = createLibrary();
  const update = {
    fields: { Text: { value: '<p>x</p><script>alert(1)</script><img src=x onerror=alert(1)>' } },
  };
  for (const mode of ['library', 'library-metadata'] as const) {
    const props = await buildLibraryProps({ ...session, mode }, sources, settings, update);
    expect(JSON.stringify(getRendering(props))).not.toMatch(/<script|onerror/);
  }
});

test('there is no page of what the CMS or the site does not have', async () => {
  expect(await buildLibraryProps(session, createLibrary(null).sources, settings)).toBeNull();
  const { sources } = createLibrary();
  expect(await buildLibraryProps({ ...session, siteName: 'other' }, sources, settings)).toBeNull();
});

test('a FEaaS component is what its address says', async () => {
  const feaas: FeaasSession = {
    mode: 'feaas',
    location: '/feaas/render',
    host: 'feaas.test',
    library: 'lib',
    component: 'card',
    version: 'responsive',
    revision: 'staged',
  };
  const { sources } = createSources();
  const props = await buildFeaasProps(feaas, { siteName: 'main', language: 'en' }, sources);
  expect(getRendering(props)).toMatchObject({
    componentName: 'FEaaSComponent',
    params: {
      LibraryId: 'lib',
      ComponentId: 'card',
      ComponentHostName: 'feaas.test',
      ComponentRevision: 'staged',
    },
  });
});

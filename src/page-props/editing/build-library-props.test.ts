import { createPageDependencies } from '@tests/fakes/page-dependencies';
import { librarySession } from '@tests/fixtures/library-session';
import type { Layout } from '@/cms/schemas/layout-schema';
import type { FeaasSession } from '@/features/editing/server/editing-session';
import { readLibraryToken } from '@/features/editing/server/library-token';
import { buildFeaasProps, buildLibraryProps } from './build-library-props';

const UID = librarySession.componentUid;
const PLACEHOLDER = 'editing-componentmode-placeholder';
const settings = { secret: 's3cret', allowedOrigins: ['https://editor.test'] };

// The layout has the uid in lower case.
const session = { ...librarySession, componentUid: UID.toUpperCase() };

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
  return { fetchComponentLayout, ...createPageDependencies({ fetchComponentLayout }) };
}

const getRendering = (props: Awaited<ReturnType<typeof buildLibraryProps>>) =>
  props?.page.layout.sitecore.route?.placeholders?.[PLACEHOLDER]?.[0];

test('shows one component as visitors would see it', async () => {
  const { dependencies, fetchComponentLayout } = createLibrary();
  const props = await buildLibraryProps(session, dependencies, settings);
  expect(fetchComponentLayout).toHaveBeenCalledWith({ ...session, isEditing: false });
  expect(props?.page.layout.sitecore.context).toMatchObject({
    pageState: 'preview',
    renderingType: 'component',
  });
  expect(props?.head.noIndex).toBe(true);
  expect(getRendering(props)).toMatchObject({ componentName: 'Promo', fields: { Title: { value: 'a' } } });
});

test('enables chromes in metadata mode, but adds no scripts of the page editor', async () => {
  const { dependencies } = createLibrary();
  const props = await buildLibraryProps({ ...session, mode: 'library-metadata' }, dependencies, settings);
  expect(props?.page.layout.sitecore.context).toEqual({
    language: 'da',
    pageState: 'edit',
    pageEditing: true,
    editMode: 'metadata',
    renderingType: 'component',
    variantId: '_default',
  });
});

test('sends the browser a token for the design library, but not the editing secret', async () => {
  const { dependencies } = createLibrary();
  const library = (await buildLibraryProps(session, dependencies, settings))?.page.library;
  expect(library).toMatchObject({
    uid: UID.toUpperCase(),
    allowedOrigins: expect.arrayContaining(['https://editor.test', 'https://pages.sitecorecloud.io']),
    scriptUrl: 'https://edge.test/v1/files/designlibrary/lib/rh-lib-script.js',
  });
  expect(await readLibraryToken(library?.token ?? '', 's3cret')).toEqual(session);
  expect(JSON.stringify(library)).not.toContain('s3cret');
});

test('merges the changes of an editor into the component and ignores the case of its id', async () => {
  const { dependencies } = createLibrary();
  const update = { fields: { Text: { value: 'c' } }, params: { grid: 'y' } };
  expect(getRendering(await buildLibraryProps(session, dependencies, settings, update))).toMatchObject({
    fields: { Title: { value: 'a' }, Text: { value: 'c' } },
    params: { styles: 'x', grid: 'y' },
  });
});

test('sanitizes the changes of an editor', async () => {
  const { dependencies } = createLibrary();
  const update = {
    fields: { Text: { value: '<p>x</p><script>alert(1)</script><img src=x onerror=alert(1)>' } },
  };
  for (const mode of ['library', 'library-metadata'] as const) {
    const props = await buildLibraryProps({ ...session, mode }, dependencies, settings, update);
    expect(JSON.stringify(getRendering(props))).not.toMatch(/<script|onerror/);
  }
});

test('returns null for an unknown component or site', async () => {
  expect(await buildLibraryProps(session, createLibrary(null).dependencies, settings)).toBeNull();
  const { dependencies } = createLibrary();
  expect(await buildLibraryProps({ ...session, siteName: 'other' }, dependencies, settings)).toBeNull();
});

test('builds a FEaaS component from its URL', async () => {
  const feaas: FeaasSession = {
    mode: 'feaas',
    location: '/feaas/render',
    host: 'feaas.test',
    library: 'lib',
    component: 'card',
    version: 'responsive',
    revision: 'staged',
  };
  const { dependencies } = createPageDependencies();
  const props = await buildFeaasProps(feaas, { siteName: 'main', language: 'en' }, dependencies);
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

import { createTestContent, getSite, publicUrl } from '@tests/local-cms/create-test-snapshot.ts';
import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { toRenderingId } from '../../model/add-owned-items.ts';
import { findVersion } from '../../model/site-model.ts';
import { type ComponentPlace, composeComponent } from './compose-component.ts';

const site = getSite(
  createTestContent({ 'templates.yml': `${sampleContent['templates.yml']}Unused: { Title: text }\n` })
    .snapshot,
);
const NEW_UID = '11111111-2222-3333-4444-555555555555';
const toRenderingItem = (name: string) =>
  site.byPath.get(`/sitecore/layout/renderings/project/acme/${name.toLowerCase()}`)?.id ?? null;

function compose(place: Partial<ComponentPlace>, route = '/', language = 'en') {
  const page = site.pages.get(route);
  const version = page && findVersion(site, page, language);
  if (!version) throw new Error(`There is no page ${route}.`);
  const component = { uid: NEW_UID, renderingId: null, dataSource: '', ...place };
  return composeComponent({ site, language, publicUrl, state: 'preview' }, page, version, component);
}

const withRendering = (rendering: object) =>
  expect.objectContaining({
    sitecore: {
      context: expect.objectContaining({ renderingType: 'component' }),
      route: expect.objectContaining({
        placeholders: { 'editing-componentmode-placeholder': [expect.objectContaining(rendering)] },
      }),
    },
  });

test('finds a rendering of the page by its id, even in a placeholder of another rendering', () => {
  const uid = toRenderingId(site.home.id, 'intro');
  const renderingId = toRenderingItem('Promo');
  expect(compose({ uid, renderingId })).toEqual(withRendering({ uid, componentName: 'RichText' }));
});

test('finds a rendering of a recorded page', () => {
  const uid = 'e2b1bd11-5d5d-4f2a-9f0a-0d4a3a3c5b21';
  expect(compose({ uid }, '/replay')).toEqual(withRendering({ uid, componentName: 'Recorded' }));
});

test.each([
  ['another page', 'CardGrid', '/sitecore/content/acme/Home/About/Data/CardGrid cards'],
  ['a page design', 'Navigation', ''],
])('a component that the page lacks is shown with its content from %s', (_, componentName, dataSource) => {
  const renderingId = toRenderingItem(componentName);
  expect(compose({ renderingId }, '/hidden')).toEqual(
    withRendering({ uid: NEW_UID, componentName, dataSource, fields: expect.anything() }),
  );
});

test('a component that no page uses has no content', () => {
  const rendering = { uid: NEW_UID, componentName: 'Unused', params: {}, dataSource: '' };
  expect(compose({ renderingId: toRenderingItem('Unused') })).toEqual(withRendering(rendering));
});

test.each([
  ['path', '/sitecore/content/ACME/Data/join'],
  ['id', site.shared.get('join')?.id ?? ''],
])('a data source, given by its %s, replaces the content of the component', (_, dataSource) => {
  expect(compose({ renderingId: toRenderingItem('CardGrid'), dataSource }, '/', 'da')).toEqual(
    withRendering({
      componentName: 'CardGrid',
      dataSource: '/sitecore/content/acme/Data/join',
      fields: expect.objectContaining({ PromoText: { value: '<p>Vær med</p>' } }),
    }),
  );
});

test.each([
  ['an unknown component', '/', { renderingId: NEW_UID }],
  ['no component', '/', {}],
  ['a rendering that a recorded page lacks', '/replay', {}],
])('composeComponent returns null for %s', (_, route, place) => {
  expect(compose(place, route)).toBeNull();
});

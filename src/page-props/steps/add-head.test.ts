import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import { toServerPage } from '../server-page';
import type { ServerPage } from '../types';
import { addHead } from './add-head';

async function headOf(fields: unknown, changes: Partial<ServerPage> = {}) {
  const page = toServerPage({
    key: { siteName: 'main', language: 'da', path: ['om os'], variantIds: [] },
    site: sampleSite,
    layout: layoutOf([], fields),
    dictionary: {},
    pageLanguages: ['en', 'da'],
  });
  return (await addHead({ ...page, ...changes }, createPageDependencies().dependencies)).head;
}

test('uses title, description and image of the page fields', async () => {
  const head = await headOf({
    Title: { value: 'About' },
    Description: { value: ' Who we are ' },
    Image: { value: { src: 'https://media.test/a.jpg' } },
  });
  expect(head).toMatchObject({
    title: 'About',
    description: 'Who we are',
    image: 'https://media.test/a.jpg',
  });
});

test('prefers the metadata fields of XM Cloud and adds the site title', async () => {
  const fields = { Title: { value: 'About' }, MetadataTitle: { value: 'All about us' } };
  expect((await headOf(fields, { dictionary: { 'site-title': 'Main' } })).title).toBe('All about us – Main');
});

test('writes absolute URLs on the configured host, one for each language and a default', async () => {
  const head = await headOf({});
  expect(head.canonical).toBe('https://site.test/da/om%20os');
  expect(head.alternates).toEqual([
    { language: 'en', href: 'https://site.test/om%20os' },
    { language: 'da', href: 'https://site.test/da/om%20os' },
    { language: 'x-default', href: 'https://site.test/om%20os' },
  ]);
});

test('adds no alternates to a page in one language', async () => {
  expect((await headOf({}, { pageLanguages: ['da'] })).alternates).toEqual([]);
});

test('sets the canonical URL to the language from which the page falls back', async () => {
  const layout = layoutOf([]);
  const route = layout.sitecore.route && { ...layout.sitecore.route, itemLanguage: 'en' };
  const head = await headOf({}, { layout: { sitecore: { ...layout.sitecore, route } } });
  expect(head.canonical).toBe('https://site.test/om%20os');
});

test.each([
  null,
  [],
  'text',
  { Title: null },
  { Title: { value: 3 } },
  { Image: { value: { src: 'javascript' } } },
])('accepts malformed fields: %j', async (fields) => {
  expect(await headOf(fields)).toMatchObject({ title: 'About', image: undefined });
});

/** @jest-environment node */
import { createSources, layoutOf, sampleSite } from '../fake-sources';
import { toLoadedPage } from '../load-page';
import type { LoadedPage } from '../types';
import { addHead } from './add-head';

async function headOf(fields: unknown, changes: Partial<LoadedPage> = {}) {
  const page = toLoadedPage({
    key: { siteName: 'main', language: 'da', path: ['om os'], variantIds: [] },
    site: sampleSite,
    layout: layoutOf([], fields),
    dictionary: {},
    pageLanguages: ['en', 'da'],
  });
  return (await addHead({ ...page, ...changes }, createSources().sources)).head;
}

test('takes title, description and image from the fields of the page', async () => {
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

test('prefers the fields that XM Cloud has for search engines, and adds the name of the site', async () => {
  const fields = { Title: { value: 'About' }, MetadataTitle: { value: 'All about us' } };
  expect((await headOf(fields, { dictionary: { 'site-title': 'Main' } })).title).toBe('All about us – Main');
});

test('has absolute addresses on the configured host, one for each language and a default', async () => {
  const head = await headOf({});
  expect(head.canonical).toBe('https://site.test/da/om%20os');
  expect(head.alternates).toEqual([
    { language: 'en', href: 'https://site.test/om%20os' },
    { language: 'da', href: 'https://site.test/da/om%20os' },
    { language: 'x-default', href: 'https://site.test/om%20os' },
  ]);
});

test('names no alternates for a page in one language', async () => {
  expect((await headOf({}, { pageLanguages: ['da'] })).alternates).toEqual([]);
});

test('points from a page that falls back to the page that it falls back to', async () => {
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
])('stands fields that are not as they should be: %j', async (fields) => {
  expect(await headOf(fields)).toMatchObject({ title: 'About', image: undefined });
});

import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { ComponentServerMap } from '@/rendering/component/component-server';
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

test('takes title, description and image from the page fields', async () => {
  const head = await headOf({
    Title: { value: 'About' },
    Description: { value: ' Who we are ' },
    OpenGraphImage: { value: { src: 'https://media.test/a.jpg' } },
  });
  expect(head).toMatchObject({
    title: 'About',
    description: 'Who we are',
    image: { src: 'https://media.test/a.jpg' },
  });
});

test('prefers the metadata title of XM Cloud and appends the site title', async () => {
  const fields = { Title: { value: 'About' }, MetadataTitle: { value: 'All about us' } };
  expect((await headOf(fields, { dictionary: { 'site-title': 'Main' } })).title).toBe('All about us · Main');
});

test('uses absolute URLs on the configured host, with one alternate per language and a default', async () => {
  const head = await headOf({});
  expect(head.canonical).toBe('https://site.test/da/om%20os');
  expect(head.alternates).toEqual([
    { language: 'en', href: 'https://site.test/om%20os' },
    { language: 'da', href: 'https://site.test/da/om%20os' },
    { language: 'x-default', href: 'https://site.test/om%20os' },
  ]);
});

test('uses what the components of the page say about themselves', async () => {
  const componentServers: ComponentServerMap = {
    Faq: {
      structuredData: ({ fields }, { pageUrl, data, toUrl }) => [
        { '@type': 'FAQPage', pageUrl, data, fields, urls: [toUrl('/a'), toUrl('javascript:alert(1)')] },
      ],
    },
  };
  const layout = layoutOf([
    { uid: 'faq', componentName: 'Faq', fields: { a: 1 } },
    { componentName: 'Other' },
  ]);
  const key = { siteName: 'main', language: 'en', path: [], variantIds: [] };
  const page = toServerPage({ key, site: sampleSite, layout, dictionary: {}, pageLanguages: [] });
  const { dependencies } = createPageDependencies({}, { componentServers });
  const { head } = await addHead({ ...page, componentData: { faq: 'loaded' } }, dependencies);
  expect(JSON.parse(head.structuredData ?? '')['@graph']).toContainEqual({
    '@type': 'FAQPage',
    pageUrl: 'https://site.test/',
    data: 'loaded',
    fields: { a: 1 },
    urls: ['https://site.test/a', null],
  });
});

test('links the feeds that the components of the page have loaded', async () => {
  const componentServers: ComponentServerMap = {
    List: { findFeedPath: (data) => (typeof data === 'string' ? data : null) },
  };
  const layout = layoutOf([
    { uid: 'news', componentName: 'List' },
    { uid: 'empty', componentName: 'List' },
  ]);
  const key = { siteName: 'main', language: 'en', path: [], variantIds: [] };
  const page = toServerPage({ key, site: sampleSite, layout, dictionary: {}, pageLanguages: [] });
  const { dependencies } = createPageDependencies({}, { componentServers });
  const { head } = await addHead({ ...page, componentData: { news: '/news/feed.xml' } }, dependencies);
  expect(head.feeds?.map(({ href }) => href)).toEqual([
    'https://site.test/news/feed.xml',
    'https://site.test/news/atom.xml',
  ]);
});

test('adds no alternates to a page in one language', async () => {
  expect((await headOf({}, { pageLanguages: ['da'] })).alternates).toEqual([]);
});

test('with language fallback, the canonical URL is in the language of the content', async () => {
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
  { Title: { value: true } },
  { Image: { value: { src: 'javascript' } } },
])('ignores malformed fields: %j', async (fields) => {
  expect(await headOf(fields)).toMatchObject({ title: 'About', image: { alt: 'About' } });
});

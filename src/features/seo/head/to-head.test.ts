import { layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { PageSource } from './page-source';
import { toHead } from './to-head';

const text = (value: unknown) => ({ value });

function headOf(
  fields: unknown,
  changes: Partial<PageSource> = {},
  route: Partial<PageSource['route']> = {},
) {
  const source: PageSource = {
    key: { siteName: 'main', language: 'da', path: ['news', 'a'], variantIds: [] },
    site: { ...sampleSite, languages: ['en', 'da', 'ar'] },
    siteUrl: 'https://site.test',
    siteName: 'Main',
    theme: 'solvind',
    route: { ...layoutOf([], fields).sitecore.route, ...route },
    pageLanguages: ['da', 'en'],
    searchUrl: 'https://site.test/da/search',
    entities: [],
    feedPaths: [],
    ...changes,
  };
  return toHead(source, 'Main');
}

const propertyOf = ({ openGraph = [] }: ReturnType<typeof headOf>, name: string) =>
  openGraph.filter(({ property }) => property === name).map(({ content }) => content);

const entitiesOf = ({ structuredData = '' }: ReturnType<typeof headOf>) =>
  JSON.parse(structuredData)['@graph'];

test('appends the name of the site to the title, unless the title has it', () => {
  expect(headOf({ Title: text('About') }).title).toBe('About · Main');
  expect(headOf({ Title: text('The main thing') }).title).toBe('The main thing');
});

test('several lists of questions are one page of questions', () => {
  const listOf = (...mainEntity: string[]) => ({ '@type': 'FAQPage', mainEntity });
  const entities = [listOf('a', 'b'), { '@type': 'Event' }, listOf('c')];
  expect(entitiesOf(headOf({}, { entities })).slice(-2)).toEqual([
    { '@type': 'Event' },
    listOf('a', 'b', 'c'),
  ]);
});

test('names the languages of the page for link previews, each with a country', () => {
  const head = headOf({ Title: text('About') });
  expect(propertyOf(head, 'og:locale')).toEqual(['da_DK']);
  expect(propertyOf(head, 'og:locale:alternate')).toEqual(['en_US']);
  expect(propertyOf(head, 'og:type')).toEqual(['website']);
});

test('a page with a date is an article, with its author and topic', () => {
  const fields = {
    Title: text('Dividend'),
    Published: text('2026-04-19T00:00:00Z'),
    Updated: text('2026-04-20T08:30:00Z'),
    Author: text('Line'),
    Topic: text('Money'),
  };
  const head = headOf(fields, {}, { templateName: 'News Article' });
  expect(propertyOf(head, 'og:type')).toEqual(['article']);
  expect(propertyOf(head, 'article:published_time')).toEqual(['2026-04-19']);
  expect(propertyOf(head, 'article:modified_time')).toEqual(['2026-04-20T08:30:00.000Z']);
  expect(propertyOf(head, 'article:author')).toEqual(['Line']);
  expect(entitiesOf(head)).toContainEqual(
    expect.objectContaining({
      '@type': 'NewsArticle',
      headline: 'Dividend',
      datePublished: '2026-04-19',
      author: { '@type': 'Person', name: 'Line' },
      articleSection: 'Money',
      mainEntityOfPage: 'https://site.test/da/news/a',
    }),
  );
});

test('the empty date of the CMS makes no article', () => {
  expect(propertyOf(headOf({ Published: text('0001-01-01T00:00:00Z') }), 'og:type')).toEqual(['website']);
});

test('a page that shows another language points to it and lists no languages of its own', () => {
  const key = { siteName: 'main', language: 'ar', path: ['news', 'a'], variantIds: [] };
  const head = headOf({}, { key }, { itemLanguage: 'en' });
  expect(head.canonical).toBe('https://site.test/news/a');
  expect(head.alternates).toEqual([]);
  expect(propertyOf(head, 'og:locale')).toEqual(['en_US']);
});

test.each([true, '1', 1])('keeps a page out of search engines if an editor says so: %j', (value) => {
  const head = headOf({ NoIndex: text(value) });
  expect(head).toMatchObject({ noIndex: true, alternates: [] });
  expect(head.structuredData).toBeUndefined();
});

test('links each list of the page as RSS and as Atom, once', () => {
  const feedPaths = ['/da/news/feed.xml', '/da/news/feed.xml', 'javascript:alert(1)'];
  expect(headOf({}, { feedPaths }).feeds).toEqual([
    { type: 'application/rss+xml', href: 'https://site.test/da/news/feed.xml' },
    { type: 'application/atom+xml', href: 'https://site.test/da/news/atom.xml' },
  ]);
});

test('names the organization and the site with its search', () => {
  const [organization, site] = entitiesOf(headOf({ Title: text('About') }));
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Main',
    url: 'https://site.test/',
    logo: 'https://site.test/logo.svg',
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://site.test/da',
    publisher: { '@id': organization['@id'] },
    potentialAction: { target: { urlTemplate: 'https://site.test/da/search?q={search_term_string}' } },
  });
});

test('hostile texts stay text in every format', () => {
  const Title = text('</script><b>A</b> ]]>\u0000\u0007\n\ud800 B');
  const { title, structuredData = '' } = headOf({ Title, Published: text('2026-01-01'), Author: Title });
  expect(title).toBe('</script><b>A</b> ]]> \ufffd B · Main');
  expect(structuredData).not.toContain('<');
  expect(JSON.parse(structuredData)['@graph'][2].headline).toBe('</script><b>A</b> ]]> \ufffd B');
});

test.each(['javascript:alert(1)', '/relative.png', 'data:image/png;base64,AA', 3, null])(
  'leaves out the picture %j, which has no address on the web',
  (src) => {
    expect(headOf({ OpenGraphImage: text({ src }) }).image?.src).toMatch(
      'https://site.test/share-card/da/news/a.png',
    );
  },
);

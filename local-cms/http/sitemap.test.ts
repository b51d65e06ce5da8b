import { createTestContent, getSite } from '../../tests/support/local-cms/create-test-snapshot.ts';
import { toSitemap } from './sitemap.ts';

const toXml = (pages: Record<string, string>) =>
  toSitemap(getSite(createTestContent(pages).snapshot), (file) =>
    file.endsWith('/new/en.yml') ? '2026-01-31' : null,
  );
const toUrls = (pages: Record<string, string>) =>
  [...toXml(pages).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
const toEntry = (pages: Record<string, string>) =>
  toXml(pages)
    .split('\n')
    .find((line) => line.includes('<loc>https://acme.test/new<'));

const known = toUrls({});
const urlOf = (path: string) => `https://acme.test/${path}`;

test('lists the public pages, with a prefix for all languages but the default one', () => {
  expect(known).toEqual(expect.arrayContaining(['https://acme.test/', 'https://acme.test/da']));
  expect(known.filter((url) => url?.includes('/_errors'))).toEqual([]);
});

test.each([
  ['a page only in the languages that it has', 'new', 'template: Page\n', [urlOf('new')]],
  ['a path with special characters', "å&'", 'template: Page\n', [urlOf('%C3%A5&amp;&#39;')]],
  ['a page outside of the navigation', 'new', 'template: Page\nnavigation: false\n', [urlOf('new')]],
  ['no page in a folder with _', '_drafts/new', 'template: Page\n', []],
])('lists %s', (_, folder, text, expected) => {
  const added = toUrls({ [`acme/pages/${folder}/en.yml`]: text }).filter((url) => !known.includes(url));
  expect(added).toEqual(expected);
});

const templates =
  'Page: { Title: text, Published: date, Updated: date, NoIndex: checkbox }\nArticle: { Title: text }\n';

test.each([
  ['Updated, if it has one', 'Published: 2026-04-19, Updated: 2026-05-02', '2026-05-02'],
  ['Published', 'Published: 2026-04-19', '2026-04-19'],
  ['its file, without fields of a date', 'Title: New', '2026-01-31'],
])('the day of a page is that of %s', (_, fields, day) => {
  const entry = toEntry({
    'templates.yml': templates,
    'acme/pages/new/en.yml': `template: Page\nfields: { ${fields} }\n`,
  });
  expect(entry).toContain(`<lastmod>${day}</lastmod>`);
});

test('names all languages of a page for each of its URLs', () => {
  const page = 'template: Page\n';
  const xml = toXml({ 'acme/pages/new/en.yml': page, 'acme/pages/new/da.yml': page });
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://acme.test/new"/>' +
    '<xhtml:link rel="alternate" hreflang="da" href="https://acme.test/da/new"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://acme.test/new"/>';
  expect(xml).toContain(`<loc>https://acme.test/new</loc><lastmod>2026-01-31</lastmod>${links}</url>`);
  expect(xml).toContain(`<loc>https://acme.test/da/new</loc>${links}</url>`);
});

test('leaves out a page that is not for search engines', () => {
  const fields = { 'templates.yml': templates, 'acme/pages/new/en.yml': 'fields: { NoIndex: true }\n' };
  expect(toUrls(fields)).not.toContain(urlOf('new'));
});

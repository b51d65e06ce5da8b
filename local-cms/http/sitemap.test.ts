import { createTestContent, getSite } from '../../tests/support/local-cms/create-test-snapshot.ts';
import { toSitemap } from './sitemap.ts';

const toUrls = (pages: Record<string, string>) =>
  [...toSitemap(getSite(createTestContent(pages).snapshot)).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  );
const known = toUrls({});
const urlsOf = (path: string) => [`https://acme.test/${path}`, `https://acme.test/da/${path}`];

test('lists the public pages in every language, with a prefix for all but the default one', () => {
  expect(known).toEqual(expect.arrayContaining(['https://acme.test/', 'https://acme.test/da']));
  expect(known.filter((url) => url?.includes('/_errors'))).toEqual([]);
});

test.each([
  ['a page', 'new', 'template: Page\n', urlsOf('new')],
  ['a path with special characters', "å&'", 'template: Page\n', urlsOf('%C3%A5&amp;&#39;')],
  ['no page outside of the navigation', 'new', 'template: Page\nnavigation: false\n', []],
  ['no page in a folder with _', '_drafts/new', 'template: Page\n', []],
])('lists %s', (_, folder, text, expected) => {
  const added = toUrls({ [`acme/pages/${folder}/en.yml`]: text }).filter((url) => !known.includes(url));
  expect(added).toEqual(expected);
});

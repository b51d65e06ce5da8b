import { createFakeCms } from '@tests/fakes/fake-cms';
import { fetchAncestors } from './fetch-ancestors';

const page = (path: string, more: object = {}) => ({
  id: path,
  name: path.slice(path.lastIndexOf('/') + 1),
  path: `/sitecore/content/main${path}`,
  url: { path: path.toLowerCase() },
  ...more,
});

const fetchOf = (item: unknown) => fetchAncestors(createFakeCms({ item }), { id: 'x', language: 'da' });

test('returns the pages above from the home page down, by their titles in the menu', async () => {
  const news = page('/Home/News', { navigationTitle: { value: 'Nyt' }, title: { value: 'Nyheder' } });
  const home = page('/Home', { navigationTitle: { value: ' ' }, title: { value: 'Vinden' } });
  const archive = page('/Home/News/Archive', { displayName: 'Arkiv', navigationTitle: null });
  const titles = (await fetchOf({ ancestors: [archive, news, home] })).map(({ title }) => title);
  expect(titles).toEqual(['Vinden', 'Nyt', 'Arkiv']);
});

test('names the language of a page that does not exist in the wanted one', async () => {
  const toLanguages = (...names: string[]) => names.map((name) => ({ language: { name } }));
  const [home, news] = await fetchOf({
    ancestors: [
      page('/Home', { languages: toLanguages('en', 'DA') }),
      page('/Home/News', { languages: toLanguages('en') }),
    ],
  });
  expect(home?.language).toBeUndefined();
  expect(news?.language).toBe('en');
});

test('leaves out items without a public URL', async () => {
  const folder = page('/Home/Data', { url: { path: '/sitecore/content/main/Home/Data' } });
  expect(await fetchOf({ ancestors: [null, folder, page('/Home', { url: null })] })).toEqual([]);
});

test('an item that is not published has no ancestors', async () => {
  expect(await fetchOf(null)).toEqual([]);
});

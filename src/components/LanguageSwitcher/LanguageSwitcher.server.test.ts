import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './LanguageSwitcher.server';

/** A CMS whose front page exists in these languages. */
const homeIn = (...names: string[]) => ({
  request: async () => ({
    layout: { item: { languages: names.map((name) => ({ language: { name } })) } },
  }),
});

test('links to the languages that both the site and the page have', async () => {
  const context = createLoaderContext({
    path: '/havns%C3%B8',
    languages: ['en', 'da'],
    pageLanguages: ['en', 'da', 'sv'],
  });
  expect(await load({}, context)).toEqual([{ language: 'da', name: 'Dansk', href: '/da/havns%C3%B8' }]);
});

test('links to the front page in the languages that only the site has', async () => {
  const context = createLoaderContext({
    path: '/about',
    languages: ['en', 'da', 'de', 'fi'],
    pageLanguages: ['en', 'de'],
    cms: homeIn('en', 'da', 'de'),
  });
  expect(await load({}, context)).toEqual([
    { language: 'da', name: 'Dansk', href: '/da', note: 'forsiden' },
    { language: 'de', name: 'Deutsch', href: '/de/about' },
  ]);
});

test('on an error page, which is no page of the site, all links lead to front pages', async () => {
  const context = createLoaderContext({
    languages: ['en', 'da'],
    pageLanguages: [],
    cms: homeIn('en', 'da'),
  });
  expect(await load({}, context)).toMatchObject([{ language: 'da', href: '/da', note: 'forsiden' }]);
});

import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './LanguageSwitcher.server';

test('links to the languages that both the site and the page have', async () => {
  const context = createLoaderContext({
    path: '/havns%C3%B8',
    languages: ['en', 'da', 'de'],
    pageLanguages: ['en', 'da', 'sv'],
  });
  expect(await load({}, context)).toEqual([{ language: 'da', name: 'Dansk', href: '/da/havns%C3%B8' }]);
});

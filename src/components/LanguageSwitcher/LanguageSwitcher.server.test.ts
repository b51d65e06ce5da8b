/** @jest-environment node */
import { createPage } from '@/rendering/page-fixture';
import { load } from './LanguageSwitcher.server';

test('offers the languages that both the site and the page have', async () => {
  const page = createPage([], { path: '/havns%C3%B8', languages: ['en', 'da', 'de'] });
  const cms = { request: async () => null };
  const { signal } = new AbortController();
  const context = { ...page, pageLanguages: ['en', 'da', 'sv'], cms, signal };
  expect(await load({}, context)).toEqual([{ language: 'da', name: 'Dansk', href: '/da/havns%C3%B8' }]);
});

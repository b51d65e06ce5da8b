/** @jest-environment node */
import { createPage } from '@/rendering/page-fixture';
import { load } from './LanguageSwitcher.server';

test('offers the languages that both the site and the page have', async () => {
  const versions = ['en', 'da', 'sv'].map((name) => ({ language: { name } }));
  const asked: unknown[] = [];
  const cms = {
    request: async (_query: string, variables: unknown) => {
      asked.push(variables);
      return { layout: { item: { languages: versions } } };
    },
  };
  const { signal } = new AbortController();
  const context = { ...createPage([], { path: '/havns%C3%B8', languages: ['en', 'da', 'de'] }), cms, signal };
  expect(await load({}, context)).toEqual([{ language: 'da', name: 'Dansk', href: '/da/havns%C3%B8' }]);
  expect(asked).toEqual([{ siteName: 'main', path: '/havnsø', language: 'en' }]);
});

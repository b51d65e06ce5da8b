import { createTestContent } from '@tests/local-cms/create-test-snapshot';

import { listPages, listPageTemplates } from './list-pages.ts';

const changes = {
  'acme/site.yml': 'name: acme\nlanguages: [en, da, de]\nfallback: { da: en }\n',
  'acme/pages/about/en.draft.yml': 'template: Page\norder: 10\nfields: { Title: We }\n',
  'acme/pages/soon/en.draft.yml': 'template: Page\npublishAt: 2030-01-01T08:00Z\nfields: { Title: Soon }\n',
  'acme/pages/new/da.draft.yml': 'template: Page\nfields: { Title: Ny }\n',
};

function list(language: string) {
  const { snapshot } = createTestContent(changes);
  const site = snapshot.drafts.get('acme');
  if (!site) throw new Error('There is no site.');
  return { site, pages: listPages(site, language, () => null) };
}

test('lists pages in the order of the tree, with their titles', () => {
  const { pages, site } = list('en');
  expect(pages.map(({ route, title }) => `${route} ${title}`)).toEqual([
    '/ Home',
    '/about We',
    '/about/team Team',
    '/_errors/not-found Not found',
    '/hidden Hidden',
    '/new Ny',
    '/replay Replay',
    '/soon Soon',
  ]);
  const find = (route: string) => pages.find((page) => page.route === route);
  expect(find('/about/team')?.parent).toBe(find('/about')?.itemId);
  // The folder `_errors` has no page.
  expect(find('/_errors/not-found')).toMatchObject({ parent: find('/')?.itemId, isPublic: false });
  expect(find('/hidden')).toMatchObject({ inNavigation: false, isPublic: true, order: 1000 });
  expect(listPageTemplates(site)).toEqual(['Page']);
});

test('tells the stage of each page in a language', () => {
  const stages = (language: string) =>
    Object.fromEntries(list(language).pages.map(({ route, stage }) => [route, stage]));
  expect(stages('en')).toMatchObject({
    '/': 'published',
    '/about': 'changed',
    '/soon': 'scheduled',
    '/new': 'missing',
  });
  expect(stages('da')).toMatchObject({ '/': 'published', '/about': 'fallback', '/new': 'draft' });
  expect(stages('de')).toMatchObject({ '/': 'missing' });
  expect(list('en').pages.find(({ route }) => route === '/soon')).toMatchObject({
    publishAt: '2030-01-01T08:00:00Z',
    missing: ['da', 'de'],
    versions: [{ number: 1, stage: 'draft' }],
  });
});

import { layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import { loadFeed } from './load-feed';

const place = {
  site: sampleSite,
  siteUrl: 'https://site.test',
  siteName: 'Main',
  key: { language: 'da', path: ['news'] },
};
const list = layoutOf([], { Title: { value: 'Nyt' }, Description: { value: 'Alt nyt' } });

const article = (url: string, fields: Record<string, unknown>, more = {}) => ({
  id: url,
  url,
  name: 'name',
  displayName: 'Name',
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
  ...more,
});

const items = [
  article('/da/news/old', { Title: 'Old', Published: '2026-01-01T00:00:00Z' }),
  article('/news/new', { Published: '2026-05-01T00:00:00Z', Topic: 'Wind' }),
  article('/da/news/undated', { Title: 'No article', Published: '0001-01-01T00:00:00Z' }),
  article('/da/news/english', { Title: 'English', Published: '2026-04-01' }, { language: 'en' }),
  article('/sitecore/content/x', { Title: 'No page', Published: '2026-04-01' }),
];

const load = (languages: string[], found = items) =>
  loadFeed(place, {
    fetchPage: async () => ({ layout: list, languages }),
    fetchArticles: async () => ({ parentId: 'p', items: found }),
  });

test('lists the dated pages in the language, the newest first, with URLs of the site', async () => {
  expect(await load(['da'])).toMatchObject({
    title: 'Nyt · Main',
    description: 'Alt nyt',
    pageUrl: 'https://site.test/da/news',
    entries: [
      { title: 'Name', url: 'https://site.test/da/news/new', topic: 'Wind' },
      { title: 'Old', url: 'https://site.test/da/news/old' },
    ],
  });
});

test('there is no feed of a page that shows another language, or that has no articles', async () => {
  expect(await load(['en'])).toBeNull();
  expect(await load(['da'], [])).toBeNull();
});

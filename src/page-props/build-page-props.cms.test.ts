import { createPageDependencies, createRecordingLogger } from '@tests/fakes/page-dependencies';
import { graphql, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createCms } from '@/cms/create-cms';
import { createLoadSites } from '@/features/sites/site-list/load-sites';
import { parseConfig } from '@/platform/config/config';
import { buildPageProps } from './build-page-props';

const edge = graphql.link('https://edge.test/v1/content/api/graphql/v1');
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const config = parseConfig({
  SITECORE_EDGE_URL: 'https://edge.test',
  SITECORE_EDGE_CONTEXT_ID: 'context',
  SITECORE_SITE_NAME: 'main',
});

const rendered = {
  sitecore: {
    context: { language: 'en', pageState: 'normal' },
    route: { name: 'About', fields: { Title: { value: 'About' } }, placeholders: { 'headless-main': [] } },
  },
};

test('builds a page from the responses of Experience Edge and sends each query once', async () => {
  const asked: unknown[] = [];
  const answer = (name: string, data: Record<string, unknown>) =>
    edge.query(name, ({ variables }) => {
      asked.push([name, variables]);
      return HttpResponse.json({ data });
    });
  const versions = [{ language: { name: 'en' } }];
  const phrases = {
    results: [{ key: 'skip-to-content', value: 'Skip' }],
    pageInfo: { endCursor: null, hasNext: false },
  };
  server.use(
    answer('SitesQuery', { site: { siteInfoCollection: [{ name: 'main', hostName: '*', language: 'en' }] } }),
    answer('SiteAttributesQuery', { site: { siteInfo: { attributes: [] } } }),
    answer('PageLanguagesQuery', { layout: { item: { languages: versions } } }),
    answer('LayoutQuery', { layout: { item: { rendered, languages: versions } } }),
    answer('DictionaryQuery', { site: { siteInfo: { dictionary: phrases } } }),
  );

  const { logger } = createRecordingLogger();
  const cms = createCms(config, logger);
  const persisted = { read: async () => null, save: async () => {} };
  const { site, publicUrl } = config;
  const settings = { site, publicUrl, ttlMs: 10_000, detailsTtlMs: 60_000, persisted, logger };
  const { dependencies } = createPageDependencies({
    ...cms,
    loadSites: createLoadSites(cms.client, settings),
  });
  const key = { siteName: 'main', language: 'en', path: ['about'], variantIds: [] };
  const props = await buildPageProps(key, dependencies);

  expect(props?.head.title).toBe('About');
  expect(props?.page.dictionary).toEqual({
    'skip-to-content': 'Skip',
    'opens-in-new-tab': 'opens in a new tab',
  });
  const place = { siteName: 'main', path: '/about', language: 'en' };
  expect(asked).toContainEqual(['LayoutQuery', place]);
  expect(asked).toHaveLength(5);
});

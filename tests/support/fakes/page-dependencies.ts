import type { Cms } from '@/cms/create-cms';
import type { PublishedPage } from '@/cms/queries/fetch-page';
import type { Layout, Rendering } from '@/cms/schemas/layout-schema';
import { createSiteList } from '@/features/sites/site-list/site-list';
import type { PageDependencies } from '@/page-props/types';
import type { Logger } from '@/platform/telemetry/logger';

export function createRecordingLogger() {
  const lines: { level: string; fields: Readonly<Record<string, unknown>>; message: string }[] = [];
  const logAt = (level: string) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, fields, message });
  };
  const logger: Logger = {
    debug: logAt('debug'),
    info: logAt('info'),
    warn: logAt('warn'),
    error: logAt('error'),
  };
  return { logger, lines };
}

const unreachable = async (): Promise<never> => {
  throw new Error('The test does not expect this CMS query.');
};

/** Creates a layout with the given renderings in the main placeholder. */
export const layoutOf = (renderings: readonly Rendering[], fields: unknown = {}): Layout => ({
  sitecore: {
    context: { language: 'en', pageEditing: false, pageState: 'normal' },
    route: { name: 'About', displayName: 'About', fields, placeholders: { 'headless-main': renderings } },
  },
});

/** Creates a page that is published in English only. */
export const pageOf = (layout: Layout): PublishedPage => ({ layout, languages: ['en'] });

export const sampleSite = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] };

/** Creates fake page dependencies, with which every main rendering is an island. Most CMS queries that the test does not define throw an error. */
export function createPageDependencies(
  { loadSites, ...cms }: Partial<Cms & Pick<PageDependencies, 'loadSites'>> = {},
  rest: Partial<PageDependencies> = {},
) {
  const { logger, lines } = createRecordingLogger();
  const dependencies: PageDependencies = {
    cms: {
      client: { request: unreachable },
      logger,
      fetchComponentLayout: unreachable,
      fetchEditingPage: unreachable,
      fetchRedirects: unreachable,
      fetchPage: unreachable,
      fetchPageLanguages: async () => ['en'],
      fetchSitemap: unreachable,
      fetchSitemapRoutes: unreachable,
      fetchStaticRoutes: unreachable,
      loadDictionary: async () => ({}),
      loadErrorPages: unreachable,
      loadPageTexts: unreachable,
      loadRobots: unreachable,
      ...cms,
    },
    loadSites: loadSites ?? (async () => createSiteList([sampleSite], 'main')),
    componentServers: {},
    componentDataDeadlineMs: 1000,
    publicUrl: 'https://site.test',
    mainSiteName: 'main',
    edge: { contextId: 'ctx', url: 'https://edge.test' },
    starterConfig: {
      sitecoreSiteName: 'main',
      sitecoreEdgeContextId: 'ctx',
      sitecoreEdgeUrl: 'https://edge.test',
    },
    allowedComponentHosts: [],
    themeNames: ['solvind', 'havn'],
    jssMode: 'connected',
    consentManager: { name: 'never' },
    showErrorDetails: false,
    isolate: async (page) => page,
    isIsland: () => true,
    renderStatic: async ({ layout }, { toRendering }) => {
      const main = layout.sitecore.route?.placeholders?.['headless-main'] ?? [];
      const islands = main.map((rendering, index) => ({
        id: `i${index}`,
        rendering: toRendering(rendering),
      }));
      return { staticPage: { html: '', islands }, headElements: [] };
    },
    recordPage: async () => undefined,
    logger,
    ...rest,
  };
  return { dependencies, lines };
}

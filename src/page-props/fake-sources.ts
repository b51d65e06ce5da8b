import type { Cms } from '@/cms/create-cms';
import type { PublishedPage } from '@/cms/fetch-page';
import type { Layout, Rendering } from '@/cms/layout-schema';
import { createMissingPages } from '@/cms/missing-pages';
import type { Logger } from '@/telemetry/logger';
import type { PageSources } from './types';

/** A logger that keeps what it was told. */
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
  throw new Error('This test does not ask for it.');
};

/** A layout with these renderings in its main placeholder. */
export const layoutOf = (renderings: readonly Rendering[], fields: unknown = {}): Layout => ({
  sitecore: {
    context: { language: 'en', pageEditing: false, pageState: 'normal' },
    route: { name: 'About', displayName: 'About', fields, placeholders: { 'headless-main': renderings } },
  },
});

/** A page of the layout, published in English alone. */
export const pageOf = (layout: Layout): PublishedPage => ({ layout, languages: ['en'] });

export const sampleSite = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] };

/** The systems outside, as a test wants them; whatever it does not name must not be asked. */
export function createSources(cms: Partial<Cms> = {}, rest: Partial<PageSources> = {}) {
  const { logger, lines } = createRecordingLogger();
  const sources: PageSources = {
    cms: {
      client: { request: unreachable },
      logger,
      missingPages: createMissingPages(),
      fetchComponentLayout: unreachable,
      fetchEditingPage: unreachable,
      fetchRedirects: unreachable,
      fetchPage: unreachable,
      fetchPageLanguages: async () => ['en'],
      fetchSitemap: unreachable,
      fetchStaticRoutes: unreachable,
      loadDictionary: async () => ({}),
      loadErrorPages: unreachable,
      loadRobots: unreachable,
      loadSites: async () => [sampleSite],
      ...cms,
    },
    componentServers: {},
    componentDataDeadlineMs: 1000,
    publicUrl: 'https://site.test',
    mainSiteName: 'main',
    edge: { contextId: 'ctx', url: 'https://edge.test' },
    allowedComponentHosts: [],
    jssMode: 'connected',
    isDevelopment: false,
    isolate: async (page) => page,
    logger,
    ...rest,
  };
  return { sources, lines };
}

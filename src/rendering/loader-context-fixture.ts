import type { LoaderContext } from './component-server';
import { createPage } from './page-fixture';

/** What a loader gets in tests: what the test needs and sensible values for the rest. Asking the CMS fails. */
export function createLoaderContext(own: Partial<LoaderContext> = {}): LoaderContext {
  const { siteName, language, defaultLanguage, languages, path, layout } = createPage();
  return {
    siteName,
    language,
    defaultLanguage,
    languages,
    pageLanguages: [language],
    path,
    layout,
    cms: {
      request: async () => {
        throw new Error('This test does not ask the CMS.');
      },
    },
    edge: { contextId: 'ctx', url: 'https://edge.test' },
    allowedComponentHosts: [],
    isDisconnected: false,
    signal: new AbortController().signal,
    ...own,
  };
}
